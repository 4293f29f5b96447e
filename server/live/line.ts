/** One client's line to the server, from its first message to its last. */

import type { Duplex } from 'node:stream';
import type { Answer, Asked } from '@starboard/client/protocol';
import { type Receipt, Refusal, refusedFrom } from '@starboard/engine';
import type { WebSocket } from 'ws';
import type { Play } from '../play/play.ts';
import { Denial } from '../refusal.ts';
import type { TableId } from '../storage/schema.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Allowance } from './allowance.ts';
import type { Desk, Visitor } from './desk.ts';
import { Following, type FollowingSurroundings } from './following.ts';
import { Malformed, readCall } from './form.ts';
import type { Lobby } from './lobby.ts';
import { Outlet } from './outlet.ts';
import { RoundTrip } from './round-trip.ts';

export interface LineSurroundings {
  readonly play: Play;
  readonly desk: Desk;
  readonly lobby: Lobby;
  readonly allowances: {
    /** By person, or by address for someone without a name. */
    readonly person: Allowance;
    readonly address: Allowance;
    /** By person: what is said is kept, and read by others. */
    readonly talk: Allowance;
  };
  /** In milliseconds between two signs of life. */
  readonly beat: number;
  /** Entries in the log of one match. */
  readonly mostEntries: number;
  readonly onFailure: (error: unknown) => void;
  readonly metrics: Metrics;
}

/** Who is at the other end. */
export interface Caller {
  readonly person: Visitor | undefined;
  /** Where that person is signed in: the hash of the secret in the cookie. */
  readonly device: string | undefined;
  readonly address: string;
}

/** When a message came. */
interface Arrival {
  /** By the clock that matches are played by. */
  readonly at: number;
  /** By one that nobody puts back. */
  readonly since: number;
}

/** What makes an entry in the log of a match. */
type Writing = Extract<Asked, { call: 'act' | 'undo' | 'instruct' }>;

export class Line {
  readonly #socket: WebSocket;
  readonly #caller: Caller;
  readonly #surroundings: LineSurroundings;
  readonly #outlet: Outlet;
  readonly #roundTrip = new RoundTrip();
  readonly #following = new Map<string, Following>();
  /** Tables that are being looked for, to be followed. */
  #arriving = 0;
  /** By table: what was asked last, so that everything is done in the order it came. */
  readonly #last = new Map<string, Promise<void>>();
  #pingedAt: number | undefined;
  #measures = 0;
  #excess = 0;
  #endLobby: () => void = () => {};
  #silence: () => void = () => {};
  #sentAway = false;
  #ended = false;

  constructor(socket: WebSocket, stream: Duplex, caller: Caller, surroundings: LineSurroundings) {
    this.#socket = socket;
    this.#caller = caller;
    this.#surroundings = surroundings;
    this.#outlet = new Outlet(socket, stream);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', () => this.#onPing());
    socket.on('pong', () => this.#onPong());
    socket.on('close', () => this.#end());
    // What breaks a line closes it as well.
    socket.on('error', () => {});
    this.#beat();
  }

  get person(): Visitor | undefined {
    return this.#caller.person;
  }

  get device(): string | undefined {
    return this.#caller.device;
  }

  /** The server ends: the client is to come back, and asks then whatever has not been answered. */
  sendAway(again: number): void {
    this.#sentAway = true;
    this.#outlet.send({ again });
    this.#socket.close(RESTART);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#silence();
    this.#endLobby();
    for (const following of this.#following.values()) following.end();
    this.#following.clear();
  }

  /** A sign of life, and a measure of the line: often at first, to know it soon. */
  #beat(): void {
    const { play, beat } = this.#surroundings;
    const now = performance.now();
    if (this.#pingedAt !== undefined && now - this.#pingedAt > 2 * beat) {
      // Nobody answers: the line is dead.
      this.#socket.terminate();
      return;
    }
    this.#outlet.send({ beat: play.clock.now() });
    if (this.#pingedAt === undefined) {
      this.#pingedAt = now;
      this.#socket.ping();
    }
    const next = this.#measures < FIRST_MEASURES ? Math.min(beat, SOON) : beat;
    this.#silence = play.clock.wake(next, () => this.#beat());
  }

  /** Each is answered by itself, and whoever reads no answers would fill the memory with them. */
  #onPing(): void {
    this.#isTooMuch(1);
    if (this.#outlet.isFull) this.#socket.terminate();
  }

  #onPong(): void {
    if (this.#pingedAt === undefined) {
      // Nobody asked for it.
      this.#isTooMuch(1);
      return;
    }
    const roundTrip = performance.now() - this.#pingedAt;
    this.#roundTrip.add(roundTrip);
    this.#surroundings.metrics.roundTrip.observe(roundTrip / 1000);
    this.#pingedAt = undefined;
    this.#measures += 1;
  }

  #receive(data: unknown, isBinary: boolean): void {
    if (this.#sentAway) return;
    const { play, metrics } = this.#surroundings;
    const arrival = { at: play.clock.now(), since: performance.now() };
    let call: Asked;
    try {
      if (isBinary) throw new Malformed('message', 'text');
      call = readCall(String(data));
    } catch (error) {
      metrics.messages.inc({ outcome: 'refused' });
      this.#isTooMuch(MALFORMED_COST);
      this.#refuse(error instanceof Malformed ? error.id : 0, error);
      return;
    }
    if (this.#isTooMuch(COSTS[call.call] ?? 1)) {
      metrics.messages.inc({ outcome: 'refused' });
      const message = 'too many messages; wait a little';
      this.#refuse(call.id, new Denial('request.too-many', message, { seconds: 1 }));
      return;
    }
    metrics.messages.inc({ outcome: 'accepted' });
    this.#inOrder(call, () => this.#answer(call, arrival));
  }

  /** Counts a message. Whoever goes on although it was too much is shown out. */
  #isTooMuch(cost: number): boolean {
    // Not the time of day, which may be put back.
    const now = performance.now();
    const { person, address } = this.#surroundings.allowances;
    const who = this.#caller.person?.id ?? this.#caller.address;
    if (person.take(who, now, cost) && address.take(this.#caller.address, now, cost)) return false;
    this.#excess += 1;
    // Whoever does not even hear that is cut off.
    if (this.#excess > 2 * MOST_EXCESS) this.#socket.terminate();
    else if (this.#excess > MOST_EXCESS) this.#socket.close(POLICY, 'too many messages');
    return true;
  }

  #inOrder(call: Asked, work: () => Promise<void>): void {
    const place = 'table' in call ? call.table : '';
    const done = (this.#last.get(place) ?? Promise.resolve()).then(work);
    this.#last.set(place, done);
    void done.finally(() => {
      if (this.#last.get(place) === done) this.#last.delete(place);
    });
  }

  async #answer(call: Asked, arrival: Arrival): Promise<void> {
    if (this.#ended) return;
    try {
      const value = await this.#do(call, arrival);
      this.#outlet.send({ answer: call.id, value });
    } catch (error) {
      this.#refuse(call.id, error);
    }
  }

  #refuse(answer: number, error: unknown): void {
    const { onFailure } = this.#surroundings;
    if (error instanceof Refusal) {
      this.#outlet.send({ answer, refused: refusedFrom(error) });
      return;
    }
    onFailure(error);
    const failed = new Denial('server.failed', 'something went wrong here; it has been noted');
    this.#outlet.send({ answer, refused: refusedFrom(failed) });
  }

  async #do(call: Asked, arrival: Arrival): Promise<Answer> {
    const { desk, lobby } = this.#surroundings;
    const { person } = this.#caller;
    switch (call.call) {
      case 'join':
        await this.#join(call);
        return null;
      case 'leave':
        this.#following.get(call.table)?.end();
        this.#following.delete(call.table);
        return null;
      case 'act':
        return this.#written(call, arrival, (following) => {
          const roundTrip = this.#roundTrip.estimate;
          return following.act(call, { at: arrival.at, roundTrip });
        });
      case 'undo':
        return this.#written(call, arrival, (following) => following.undo(call.after));
      case 'instruct':
        return this.#written(call, arrival, (following) => following.instruct(call.order));
      case 'imagine':
        return this.#at(call).imagine(call.seed);
      case 'history':
        return this.#at(call).history(call.upTo);
      case 'say':
        this.#demandPauses();
        await desk.say(
          call.table as TableId,
          person,
          'phrase' in call ? { phrase: call.phrase } : { text: call.text },
        );
        return null;
      case 'watch-lobby':
        this.#endLobby();
        this.#endLobby = lobby.watch(this.#outlet, person?.id);
        return null;
      case 'leave-lobby':
        this.#endLobby();
        return null;
    }
  }

  /** What makes an entry, counted. */
  async #written(
    call: Writing,
    { since }: Arrival,
    write: (following: Following) => Promise<Receipt>,
  ): Promise<Receipt> {
    const { metrics } = this.#surroundings;
    const following = this.#at(call);
    const count = (outcome: string) =>
      metrics.actions.inc({ game: following.game, call: call.call, outcome });
    try {
      this.#demandLength(following);
      const receipt = await write(following);
      count(receipt.doubled ? 'doubled' : 'written');
      metrics.acknowledgement.observe((performance.now() - since) / 1000);
      return receipt;
    } catch (error) {
      count('refused');
      throw error;
    }
  }

  /** An end to it, however long somebody does one thing and its opposite. */
  #demandLength({ entries }: Following): void {
    const { mostEntries } = this.#surroundings;
    if (entries < mostEntries) return;
    throw new Denial('match.too-long', `no match has more than ${mostEntries} entries`);
  }

  #demandPauses(): void {
    const { talk } = this.#surroundings.allowances;
    const { person, address } = this.#caller;
    if (talk.take(person?.id ?? address, performance.now())) return;
    throw new Denial('request.too-many', 'nobody can read that fast; wait a little', {
      seconds: 2,
    });
  }

  async #join({ table, as, since }: Extract<Asked, { call: 'join' }>): Promise<void> {
    const known = this.#following.get(table);
    const following = known ?? (await this.#follow(table));
    if (this.#ended) return following.end();
    try {
      await following.join(as, since);
    } catch (error) {
      if (known === undefined) {
        following.end();
        this.#following.delete(table);
      }
      throw error;
    }
  }

  async #follow(table: string): Promise<Following> {
    // Those that are about to be followed count: all of them may have been asked for at once.
    if (this.#following.size + this.#arriving >= MOST_TABLES) {
      throw new Denial('tables.too-many', `nobody follows more than ${MOST_TABLES} tables`, {
        most: MOST_TABLES,
      });
    }
    this.#arriving += 1;
    try {
      const following = await Following.start(table as TableId, this.#followingSurroundings(table));
      this.#following.set(table, following);
      return following;
    } finally {
      this.#arriving -= 1;
    }
  }

  #followingSurroundings(table: string): FollowingSurroundings {
    const { play, desk, onFailure } = this.#surroundings;
    const person = this.#caller.person?.id;
    const onGone = () => this.#following.delete(table);
    return { play, desk, onFailure, onGone, outlet: this.#outlet, person };
  }

  #at({ table }: { readonly table: string }): Following {
    const following = this.#following.get(table);
    if (following !== undefined) return following;
    throw new Denial('table.not-joined', 'join the table first', { table });
  }
}

/** Close codes of the WebSocket protocol. */
const RESTART = 1012;
const POLICY = 1008;

/** What takes more work than most counts as so many messages. */
const COSTS: Partial<Record<Asked['call'], number>> = { join: 3, imagine: 5, say: 5, history: 10 };
const MALFORMED_COST = 5;
/** Messages that were refused for being too many, before the line is closed. */
const MOST_EXCESS = 200;
const MOST_TABLES = 50;
const FIRST_MEASURES = 4;
/** In milliseconds. */
const SOON = 700;
