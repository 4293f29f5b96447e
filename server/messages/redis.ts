/**
 * Messages between processes through Redis or Valkey. Listeners in this process
 * are told directly, so they hear each other while Redis is gone; the others
 * learn afterwards that they may have missed something.
 */

import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Listener, Listeners, tellAll } from './listeners.ts';
import type { Messages } from './messages.ts';

/** Messages that Redis has not confirmed yet; more than that are lost, not kept. */
const MOST_UNDER_WAY = 10_000;
/** How often to ask whether Redis is still there; it counts as gone if it is silent for twice as long. */
const HEARTBEAT_MS = 5000;
/** Every process listens to this: somebody could not send, so anything may be missing. */
const LOST = 'lost';

export class RedisMessages implements Messages {
  /** What is ours comes back from Redis as well, and is known by this. */
  readonly #self = randomUUID();
  readonly #listeners: Listeners;
  readonly #report: (error: unknown) => void;
  readonly #gapListeners = new Set<() => void>();
  /** Redis lets a connection that listens do nothing else. */
  readonly #sender: Redis;
  readonly #receiver: Redis;
  readonly #heartbeat: NodeJS.Timeout;
  /** By subject: once Redis has confirmed that we listen. */
  readonly #subscribed = new Map<string, Promise<void>>();
  #underWay = 0;
  #lost = false;

  private constructor(
    sender: Redis,
    receiver: Redis,
    report: (error: unknown) => void,
    heartbeat: number,
  ) {
    this.#sender = sender;
    this.#receiver = receiver;
    this.#report = report;
    this.#listeners = new Listeners(report);
    this.#receiver.on('message', (channel: string, text: string) => this.#receive(channel, text));
    this.#receiver.on('ready', () => void this.#listenAgain());
    this.#sender.on('ready', () => this.#confess());
    this.#heartbeat = setInterval(() => this.#beat(), heartbeat);
    this.#heartbeat.unref();
  }

  /** Throws ioredis' own error if Redis cannot be reached; afterwards it comes back by itself whenever it is lost. */
  static async connect(
    address: string,
    report: (error: unknown) => void,
    heartbeat = HEARTBEAT_MS,
  ): Promise<RedisMessages> {
    const connections = [openConnection(address, heartbeat), openConnection(address, heartbeat)];
    const [sender, receiver] = connections as [Redis, Redis];
    try {
      await Promise.all([firstReady(sender), firstReady(receiver)]);
      await receiver.subscribe(channelOf(LOST));
      return new RedisMessages(sender, receiver, report, heartbeat);
    } catch (error) {
      for (const connection of connections) connection.disconnect();
      throw error;
    }
  }

  get connected(): boolean {
    return this.#sender.status === 'ready' && this.#receiver.status === 'ready';
  }

  send(subject: string, message: unknown): void {
    queueMicrotask(() => this.#listeners.tell(subject, message));
    this.#publish(subject, message);
  }

  async listen(subject: string, listener: Listener): Promise<() => void> {
    const own: Listener = (message) => listener(message);
    if (this.#listeners.add(subject, own)) this.#subscribe([subject]);
    await this.#subscribed.get(subject);
    return () => {
      if (!this.#listeners.remove(subject, own)) return;
      this.#subscribed.delete(subject);
      this.#receiver.unsubscribe(channelOf(subject)).catch(ignored);
    };
  }

  onGap(listener: () => void): () => void {
    const own = () => listener();
    this.#gapListeners.add(own);
    return () => void this.#gapListeners.delete(own);
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#listeners.clear();
    this.#gapListeners.clear();
    this.#receiver.disconnect();
    // What was sent before is on its way; whoever is gone cannot be waited for.
    await this.#sender.quit().catch(() => this.#sender.disconnect());
  }

  #publish(subject: string, message: unknown): void {
    if (this.#sender.status !== 'ready' || this.#underWay >= MOST_UNDER_WAY) {
      this.#lost = true;
      return;
    }
    this.#underWay++;
    const text = JSON.stringify({ from: this.#self, message });
    this.#sender.publish(channelOf(subject), text).then(
      () => this.#underWay--,
      () => {
        this.#underWay--;
        this.#lost = true;
      },
    );
  }

  /** Tells the others that they may have missed something from here. */
  #confess(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#publish(LOST, null);
  }

  #receive(channel: string, text: string): void {
    const word = this.#read(text);
    if (word === undefined || word.from === this.#self) return;
    const subject = channel.slice(PREFIX.length);
    if (subject === LOST) this.#tellGap();
    else this.#listeners.tell(subject, word.message);
  }

  /** Anyone who reaches Redis can send anything there: what none of us has sent is reported, and nothing else. */
  #read(text: string): Word | undefined {
    try {
      const word = JSON.parse(text) as Partial<Word> | null;
      if (typeof word?.from === 'string') return word as Word;
      throw new Error('a message that no server of Starboard has sent');
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }

  async #listenAgain(): Promise<void> {
    this.#subscribe([LOST, ...this.#listeners.subjects]);
    await this.#subscribed.get(LOST);
    this.#tellGap();
  }

  #subscribe(subjects: readonly string[]): void {
    // If the connection is lost or breaks, all is subscribed when it is back, and a gap is told then.
    const subscribed = this.#receiver.subscribe(...subjects.map(channelOf)).then(ignored, ignored);
    for (const subject of subjects) this.#subscribed.set(subject, subscribed);
  }

  #tellGap(): void {
    tellAll(this.#gapListeners, undefined, this.#report);
  }

  /** A connection that nothing comes over is given up by `socketTimeout`, which counts from a question. */
  #beat(): void {
    for (const connection of [this.#sender, this.#receiver]) connection.ping().catch(ignored);
    this.#confess();
  }
}

const PREFIX = 'starboard:';

interface Word {
  readonly from: string;
  readonly message: unknown;
}

function channelOf(subject: string): string {
  return `${PREFIX}${subject}`;
}

function openConnection(address: string, heartbeat: number): Redis {
  return new Redis(address, {
    // What cannot be sent at once is lost: nothing piles up in memory.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    socketTimeout: heartbeat * 2,
    retryStrategy: (times) => Math.min(times * 100, 2000),
    lazyConnect: true,
  });
}

/** The first connection succeeds or says why not, instead of being tried for ever. */
function firstReady(connection: Redis): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('ready', resolve);
    connection.once('error', reject);
    // Later errors are told by what `connected` says, and by what fails.
    connection.on('error', ignored);
    connection.connect().catch(reject);
  });
}

function ignored(): void {
  // See where it is passed.
}
