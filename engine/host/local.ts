/**
 * A match hosted right here: solo against bots, pass-and-play, two on one
 * tablet, offline. The page runs it in a worker, a test in its own process.
 */

import type { Due, GameTypes } from '../game.ts';
import { type Entry, type Happening, Match } from '../match.ts';
import { Random, type Seed } from '../random.ts';
import { IllegalAction } from '../refusal.ts';
import type { Seat, Viewer } from '../seat.ts';
import { historyFor } from './history.ts';
import type { Connection, Host, Receipt, Update } from './host.ts';
import { type Clock, Stopwatch } from './stopwatch.ts';
import { type Since, seatedAt, updateFor } from './update.ts';

/** Keeps an entry so that it survives. Nobody is told of an entry before this has succeeded. */
export type Keep<T extends GameTypes> = (entry: Entry<T>) => Promise<void>;

export interface LocalSurroundings<T extends GameTypes> {
  readonly keep?: Keep<T>;
  /** Needed for a game against the clock. */
  readonly clock?: Clock;
  /** Told when something that happens by itself, an order or what falls due, could not be kept: nobody is waiting for an answer there. */
  readonly onFailure?: (error: unknown) => void;
}

export class LocalHost<T extends GameTypes> implements Host<T> {
  #match: Match<T>;
  readonly #keep: Keep<T> | undefined;
  readonly #stopwatch: Stopwatch<T> | undefined;
  readonly #listeners = new Set<Listener<T>>();
  /** Entries are made one after the other, however slowly they are kept. */
  #last: Promise<unknown>;
  #closed = false;
  readonly #onFailure: (error: unknown) => void;

  constructor(match: Match<T>, { keep, clock, onFailure }: LocalSurroundings<T> = {}) {
    this.#match = match;
    this.#keep = keep;
    this.#onFailure = onFailure ?? raise;
    this.#stopwatch = this.#stopwatchOn(clock);
    this.#stopwatch?.follow(match.state);
    // A match that is resumed may stand at a question that an order answers.
    this.#last = this.#followOrders();
  }

  /** Ends what runs by itself; nobody acts here any more. The match can be gone on with from its log. */
  close(): void {
    this.#closed = true;
    this.#stopwatch?.stop();
    this.#listeners.clear();
  }

  get match(): Match<T> {
    return this.#match;
  }

  join(viewer: Viewer, listen: (update: Update<T>) => void): Promise<Connection<T>> {
    return this.#inTurn(async () => {
      if (viewer !== 'spectator') this.#match.order(viewer); // refuses a seat that is not there
      const listener = { viewer, listen };
      this.#listeners.add(listener);
      const opening = this.#match.seq === 0 ? this.#match.toldAtStart : [];
      listen(this.#updateFor(viewer, { told: opening, undone: [] }));
      return this.#connection(listener);
    });
  }

  #connection(listener: Listener<T>): Connection<T> {
    const { viewer } = listener;
    const change = (make: (match: Match<T>, seat: Seat) => Happening<T>): Promise<Receipt> =>
      this.#inTurn(async () => {
        if (this.#closed) throw new IllegalAction('table.closed', 'the table is closed');
        const happening = make(this.#match, seatedAt(viewer));
        if (happening.doubled) return { seq: happening.entry.seq, doubled: true };
        await this.#publish(happening);
        await this.#followOrders();
        return { seq: happening.entry.seq, doubled: false };
      });
    return {
      act: (action, after) =>
        change((match, seat) => match.act(seat, this.#stamped(seat, action), after)),
      undo: () => change((match, seat) => match.undo(seat)),
      instruct: (order) => change((match, seat) => match.instruct(seat, order)),
      imagine: (seed: Seed) =>
        this.#inTurn(async () => ({
          seq: this.#match.seq,
          state: this.#match.imagine(viewer, new Random(seed)),
        })),
      history: (upTo) => this.#inTurn(async () => historyFor(this.#match, viewer, upTo)),
      leave: async () => {
        this.#listeners.delete(listener);
      },
    };
  }

  async #publish(happening: Happening<T>): Promise<void> {
    try {
      await this.#keep?.(happening.entry);
    } catch (error) {
      // What could not be kept has not happened.
      const { game, opening, log } = this.#match;
      this.#match = Match.resume(game, opening, log.slice(0, -1));
      throw error;
    }
    this.#stopwatch?.follow(this.#match.state);
    const { entry, told } = happening;
    const since = { told, undone: 'undo' in entry ? [entry] : [] };
    for (const { viewer, listen } of this.#listeners) listen(this.#updateFor(viewer, since));
  }

  #updateFor(viewer: Viewer, since: Since<T>): Update<T> {
    return updateFor(this.#match, viewer, since, this.#stopwatch?.reading ?? null);
  }

  #stopwatchOn(clock: Clock | undefined): Stopwatch<T> | undefined {
    const { time, name } = this.#match.game;
    if (time === undefined) return undefined;
    if (clock === undefined) throw new Error(`${name} is played against a clock: pass one`);
    return new Stopwatch(time, clock, (due) => void this.#carryOut(due));
  }

  /** Nobody invents his own time: what an action claims is cut to what the host can believe. */
  #stamped(seat: Seat, given: T['action']): T['action'] {
    const { game } = this.#match;
    if (game.time === undefined) return given;
    const arrived = this.#stopwatch?.reading?.elapsed ?? 0;
    return game.time.stamp(this.#match.state, seat, game.readAction(given), {
      arrived,
      roundTrip: 0,
    });
  }

  /** What falls due is done in a seat's name, unless it has become impossible meanwhile. */
  #carryOut({ seat, action }: Due<T['action']>): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#publish(this.#match.act(seat, action));
      } catch (error) {
        if (!(error instanceof IllegalAction)) return this.#onFailure(error);
        this.#stopwatch?.follow(this.#match.state);
      }
      await this.#followOrders();
    });
  }

  /** Whoever has just acted is answered for his own action alone, so what fails here is told elsewhere. */
  async #followOrders(): Promise<void> {
    try {
      for (
        let happening = this.#match.followOrder();
        happening !== undefined;
        happening = this.#match.followOrder()
      ) {
        await this.#publish(happening);
      }
    } catch (error) {
      this.#onFailure(error);
    }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }
}

function raise(error: unknown): never {
  throw error;
}

interface Listener<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly listen: (update: Update<T>) => void;
}
