/** A match that is played over the network: what people and bots do in it, and what happens by itself. */

import {
  type Chapter,
  type Connection,
  canonical,
  drawSecret,
  type GameTypes,
  type Host,
  historyFor,
  IllegalAction,
  type Imagined,
  type Match,
  Random,
  type Receipt,
  type Seat,
  type Seed,
  seatedAt,
  type Update,
  type Viewer,
} from '@starboard/engine';
import type { StoredMatch } from '../log/log.ts';
import { readingAt } from './clocks.ts';
import { Delayed } from './delayed.ts';
import { LoggedMatch, type Make, type Surroundings } from './logged-match.ts';
import type { Sight } from './sight.ts';
import type { Terms } from './terms.ts';

/** How an action came in. */
export interface Arrived {
  /** When the server had it, in milliseconds since 1970. */
  readonly at: number;
  /** How long the player's line takes there and back, in milliseconds. */
  readonly roundTrip: number;
  /** The player's own name for it, so that he can send it again over a line that was cut. */
  readonly sent?: string | undefined;
}

export class LiveMatch implements Host<GameTypes> {
  readonly logged: LoggedMatch;
  readonly #surroundings: Surroundings;
  #delayed: Delayed | undefined;
  #closed = false;
  /** What is imagined is drawn by this as well: a client with a seed of its own choosing alone could work out what lies where. */
  readonly #imagination = new Random(drawSecret());

  constructor(
    match: Match<GameTypes>,
    stored: Pick<StoredMatch, 'table' | 'entries' | 'clock'>,
    terms: Terms,
    surroundings: Surroundings,
  ) {
    this.#surroundings = surroundings;
    this.logged = new LoggedMatch(match, stored, terms, surroundings);
  }

  get match(): Match<GameTypes> {
    return this.logged.sight.match;
  }

  /** What this viewer looks at: the match, or for spectators perhaps as it was a while ago. */
  sightOf(viewer: Viewer): Sight {
    const { terms, sight } = this.logged;
    if (viewer !== 'spectator' || terms.delay === 0) return sight;
    this.#delayed ??= new Delayed(this.logged, terms.delay, this.#surroundings);
    return this.#delayed.sight;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#delayed?.stop();
    await this.logged.close();
  }

  async act(seat: Seat, given: unknown, after: number, arrived: Arrived): Promise<Receipt> {
    // Whoever comes from another process may have seen more than this one has been told of.
    if (after > this.match.seq) await this.logged.heard(after);
    // Without a time of its own it is known again by what it answers.
    const sent = this.match.game.time === undefined ? undefined : arrived.sent;
    return this.#receipt((match) => {
      const before = sent === undefined ? undefined : this.logged.find(seat, sent, after);
      if (before !== undefined) return doubled(before);
      return match.act(seat, this.#stamped(seat, given, arrived), after);
    }, sent);
  }

  /** `after` is the last entry the seat had seen: if it has taken something back since then, it was this same request. */
  async undo(seat: Seat, after: number): Promise<Receipt> {
    if (after > this.match.seq) await this.logged.heard(after);
    return this.#receipt((match) => {
      const last = match.log.findLast((entry) => entry.seat === seat);
      if (last !== undefined && last.seq > after && 'undo' in last) return doubled(last);
      return match.undo(seat);
    });
  }

  /** The same order again changes nothing. */
  instruct(seat: Seat, given: unknown): Promise<Receipt> {
    return this.#receipt((match) => {
      const last = match.log.findLast((entry) => entry.seat === seat && 'order' in entry);
      const same = last !== undefined && canonical(match.order(seat)) === canonical(given);
      return same ? doubled(last) : match.instruct(seat, given);
    });
  }

  imagine(viewer: Viewer, seed: Seed): Promise<Imagined<GameTypes>> {
    return this.logged.look(() => {
      const { match } = this.sightOf(viewer);
      const random = this.#imagination.split(this.#imagination.next()).split(seed);
      return { seq: match.seq, state: match.imagine(viewer, random) };
    });
  }

  /** Spectators hear as much as they have seen. */
  async history(viewer: Viewer, upTo: number): Promise<Chapter<GameTypes>[]> {
    if (viewer !== 'spectator' && upTo > this.match.seq) await this.logged.heard(upTo);
    return this.logged.look(() => historyFor(this.sightOf(viewer).match, viewer, upTo));
  }

  /** A line for a bot of this process. People's lines are in server/live. */
  async join(
    viewer: Viewer,
    listen: (update: Update<GameTypes>) => void,
  ): Promise<Connection<GameTypes>> {
    let seen = 0;
    const sight = this.sightOf(viewer);
    const end = await this.logged.look(() => {
      if (viewer !== 'spectator') this.match.order(viewer); // refuses a seat that is not there
      seen = sight.match.seq;
      listen(sight.updateFor(viewer));
      return sight.onChange(() => {
        const update = sight.updateFor(viewer, seen);
        // Between two entries only a stopwatch can be put right.
        if (update.seq === seen && update.watch === null) return;
        seen = update.seq;
        listen(update);
      });
    });
    const now = (): Arrived => ({ at: this.#surroundings.clock.now(), roundTrip: 0 });
    return {
      act: async (action, after) => this.act(seatedAt(viewer), action, after, now()),
      undo: async () => this.undo(seatedAt(viewer), seen),
      instruct: async (order) => this.instruct(seatedAt(viewer), order),
      imagine: (seed) => this.imagine(viewer, seed),
      history: (upTo) => this.history(viewer, upTo),
      leave: async () => end(),
    };
  }

  /** Does what has fallen due by now, if anything has. */
  async carryOutDue(): Promise<void> {
    await this.#byItself((match) => {
      const due = match.game.time?.due(match.state);
      return due === undefined || this.#elapsed() < due.at
        ? undefined
        : match.act(due.seat, due.action);
    });
  }

  /** Tells the rules that a player was lost or is back, where they want to know. */
  async notePresence(seat: Seat, here: boolean): Promise<void> {
    await this.#byItself((match) => {
      const action = match.game.time?.presence(match.state, seat, here, this.#elapsed());
      return action === undefined ? undefined : match.act(seat, action);
    });
  }

  async followOrders(): Promise<void> {
    while (!this.#closed && (await this.#byItself((match) => match.followOrder())));
  }

  async #receipt(make: Make, sent?: string): Promise<Receipt> {
    const happening = await this.logged.write(make, sent);
    if (happening === undefined) throw new Error('an action makes an entry or is refused');
    if (this.match.ordered) this.followOrders().catch(this.#surroundings.onFailure);
    return { seq: happening.entry.seq, doubled: happening.doubled === true };
  }

  /** Whether anything happened; what has become impossible meanwhile has not. */
  async #byItself(make: Make): Promise<boolean> {
    try {
      return (await this.logged.write(make)) !== undefined;
    } catch (error) {
      if (error instanceof IllegalAction) return false;
      throw error;
    }
  }

  /** Nobody invents his own time: what an action claims is cut to what the server can believe. BU-6.3 */
  #stamped(seat: Seat, given: unknown, { at, roundTrip }: Arrived): unknown {
    const { game, state } = this.match;
    if (game.time === undefined) return given;
    const arrival = { arrived: this.#elapsed(at), roundTrip };
    return game.time.stamp(state, seat, game.readAction(given), arrival);
  }

  #elapsed(moment = this.#surroundings.clock.now()): number {
    return readingAt(this.logged.clocks, moment)?.elapsed ?? 0;
  }
}

function doubled(entry: Match<GameTypes>['log'][number]) {
  return { entry, told: [], doubled: true } as const;
}
