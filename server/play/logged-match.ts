/**
 * A match as one process has it: a copy of what the log in storage says, kept to
 * act on and to show. Written before told: nobody hears of an entry that is not
 * in storage, and what could not be written has not happened.
 */

import {
  type Clock,
  canonical,
  type Entry,
  type GameTypes,
  type Happening,
  IllegalAction,
  Match,
  type Seat,
  type Told,
} from '@starboard/engine';
import type { MatchLog, StoredEntry, StoredMatch } from '../log/log.ts';
import type { Messages } from '../messages/messages.ts';
import type { TableId } from '../storage/schema.ts';
import {
  type Clocks,
  isClocks,
  nextClocks,
  nextWake,
  readingAt,
  startClocks,
  toldClocks,
} from './clocks.ts';
import { Sight } from './sight.ts';
import type { Terms } from './terms.ts';

export interface Surroundings {
  readonly log: MatchLog;
  readonly messages: Messages;
  /** The name of this process among those that serve the same tables. */
  readonly process: string;
  /** In milliseconds since 1970. */
  readonly clock: Clock;
  /** Told of what fails while nobody waits for an answer. */
  readonly onFailure: (error: unknown) => void;
}

/** Makes the next entry on a match, or finds that there is none to be made. */
export type Make = (match: Match<GameTypes>) => Happening<GameTypes> | undefined;

export class LoggedMatch {
  readonly table: TableId;
  readonly sight: Sight;
  readonly #surroundings: Surroundings;
  /** When each entry was written, and so how many there are in storage for all we know. */
  readonly #times: number[] = [];
  /** What the players themselves call some entries, by number. */
  readonly #sent = new Map<number, string>();
  #clocks: Clocks;
  #terms: Terms;
  /** Whether the outcome of the last write is unknown: storage has to be asked before anything else. */
  #inDoubt = false;
  /** One thing at a time, however slowly it is written. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  #stopRecovery: () => void = () => {};

  /** `match` stands at its opening; the stored entries are played here. */
  constructor(
    match: Match<GameTypes>,
    { table, entries, clock }: Pick<StoredMatch, 'table' | 'entries' | 'clock'>,
    terms: Terms,
    surroundings: Surroundings,
  ) {
    this.table = table;
    this.#terms = terms;
    this.#surroundings = surroundings;
    const reading = () => readingAt(this.#clocks, surroundings.clock.now());
    this.sight = new Sight(match, reading, surroundings.onFailure);
    this.#clocks = startClocks(match, surroundings.clock.now(), terms);
    for (const stored of entries) this.#replay(stored);
    if (isClocks(clock)) this.#clocks = clock;
  }

  get clocks(): Clocks {
    return this.#clocks;
  }

  get terms(): Terms {
    return this.#terms;
  }

  set terms(terms: Terms) {
    this.#terms = terms;
  }

  /** When an entry was written; nothing for one that is not, or not yet. */
  timeOf(seq: number): number | undefined {
    return this.#times[seq - 1];
  }

  /** The entry after a number that a seat calls so, if it has come before. */
  find(seat: Seat, sent: string, after: number): Entry<GameTypes> | undefined {
    return this.sight.match.log
      .slice(after)
      .find((entry) => entry.seat === seat && this.#sent.get(entry.seq) === sent);
  }

  get wakeAt(): number | null {
    return nextWake(this.#clocks, this.sight.match, this.#terms, this.#surroundings.clock.now());
  }

  /** Nothing is written here any more once this resolves. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopRecovery();
    await this.#last;
  }

  /** Looks at the match when nothing is half written. */
  look<Value>(at: (sight: Sight) => Value): Promise<Value> {
    return this.#inTurn(async () => {
      await this.#makeCertain();
      return at(this.sight);
    });
  }

  /** Makes an entry on the match as storage has it, and makes it anew if another process was faster. */
  write(make: Make, sent?: string): Promise<Happening<GameTypes> | undefined> {
    return this.#inTurn(async () => {
      if (this.#closed) throw new IllegalAction('table.closed', 'the table is closed here');
      await this.#makeCertain();
      for (;;) {
        const happening = make(this.sight.match);
        if (happening === undefined || happening.doubled) return happening;
        if (await this.#append(happening, sent)) return happening;
        await this.#catchUp();
      }
    });
  }

  /** Changes the clocks without an entry, as when a stopwatch is taken up after a pause. */
  setClocks(
    change: (clocks: Clocks) => Clocks,
    { evenIfSame = false }: { evenIfSame?: boolean } = {},
  ): Promise<void> {
    return this.#inTurn(async () => {
      await this.#makeCertain();
      const clocks = change(this.#clocks);
      const same = canonical(clocks) === canonical(this.#clocks);
      if (same && !evenIfSame) return;
      await this.#storeClocks(clocks);
      if (same) return;
      this.#clocks = clocks;
      this.sight.tell();
    });
  }

  /** Other processes look at them as soon as they are stored. */
  async #storeClocks(clocks: Clocks): Promise<void> {
    const { log, messages, clock, process } = this.#surroundings;
    const { match } = this.sight;
    const wakeAt = nextWake(clocks, match, this.#terms, clock.now());
    await log.setClocks(this.table, match.seq, { clock: clocks, wakeAt });
    messages.send(subjectOf(this.table), { clocks: process });
  }

  /** Another process says that it has written up to an entry, or may have. */
  async heard(seq = Number.POSITIVE_INFINITY): Promise<void> {
    if (seq <= this.#times.length) return;
    await this.#inTurn(async () => {
      if (seq > this.#times.length && !this.#closed) await this.#catchUp();
    });
  }

  /** Another process has changed the clocks. */
  refreshClocks(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#closed) return;
      const stored = await this.#surroundings.log.load(this.table);
      await this.#catchUp();
      // Entries written since come with clocks of their own, which follow from these.
      if (stored?.entries.length !== this.#times.length || !isClocks(stored.clock)) return;
      this.#clocks = stored.clock;
      this.sight.tell();
    });
  }

  async #append({ entry, told }: Happening<GameTypes>, sent?: string): Promise<boolean> {
    const { log, messages, clock } = this.#surroundings;
    const at = Math.max(clock.now(), this.#times.at(-1) ?? 0);
    const { match } = this.sight;
    const clocks = nextClocks(this.#clocks, match, at, this.#terms);
    const wakeAt = nextWake(clocks, match, this.#terms, at);
    this.#inDoubt = true;
    try {
      const stored = sent === undefined ? { entry, at } : { entry, at, sent };
      const outcome = await log.append(this.table, stored, { clock: clocks, wakeAt });
      if (outcome === 'taken') return false;
    } catch (error) {
      this.#recoverLater();
      throw error;
    }
    this.#inDoubt = false;
    if (sent !== undefined) this.#sent.set(entry.seq, sent);
    const before = this.#clocks;
    this.#accept(at, clocks, told);
    this.#startNow(before);
    this.sight.tell();
    messages.send(subjectOf(this.table), { seq: entry.seq });
    return true;
  }

  /** A stopwatch that was not running before starts when it is told of, and everybody is to count from there. */
  #startNow(before: Clocks): void {
    const { clock, onFailure } = this.#surroundings;
    const clocks = toldClocks(before, this.#clocks, this.sight.match, clock.now());
    if (clocks === this.#clocks) return;
    this.#clocks = clocks;
    // The players are not kept waiting for this.
    this.#inTurn(() => this.#storeClocks(this.#clocks)).catch(onFailure);
  }

  #replay({ entry, at, sent }: StoredEntry): void {
    if (sent !== undefined) this.#sent.set(entry.seq, sent);
    const { match } = this.sight;
    const { told } = match.replay(entry);
    this.#accept(at, nextClocks(this.#clocks, match, at, this.#terms), told);
  }

  #accept(at: number, clocks: Clocks, told: readonly Told<GameTypes>[]): void {
    this.#times.push(at);
    this.#clocks = clocks;
    this.sight.add(told);
  }

  async #makeCertain(): Promise<void> {
    if (this.#inDoubt) await this.#catchUp();
  }

  /** The match as storage has it: what was made here but not written there is dropped, what is new there is played. */
  async #catchUp(): Promise<void> {
    const known = this.#times.length;
    const inDoubt = this.#inDoubt;
    const before = this.#clocks;
    const entries = await this.#surroundings.log.since(this.table, known);
    const { match } = this.sight;
    if (match.seq !== known) {
      this.sight.replace(Match.resume(match.game, match.opening, match.log.slice(0, known)));
    }
    this.#inDoubt = false;
    for (const stored of entries) this.#replay(stored);
    // What was made here and is only now known to be written is told only now.
    if (inDoubt) this.#startNow(before);
    if (entries.length > 0) this.sight.tell();
  }

  /** Storage did not answer, and perhaps the entry was written nevertheless: followers hear of it as soon as that is known. */
  #recoverLater(): void {
    this.#stopRecovery();
    if (this.#closed) return;
    this.#stopRecovery = this.#surroundings.clock.wake(RECOVERY, () => {
      this.#inTurn(() => this.#makeCertain()).catch(() => this.#recoverLater());
    });
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => {});
    return done;
  }
}

/** How long to wait before asking storage again that did not answer, in milliseconds. */
const RECOVERY = 500;

/** The subject of the messages about a table. */
export function subjectOf(table: TableId): string {
  return `table:${table}`;
}
