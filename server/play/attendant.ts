/**
 * Sees to everything that happens by itself at one table, in the process that
 * has it in its care: bots' turns, what falls due, orders left over, clocks that
 * run out, players who are gone, and the end.
 */

import {
  type AnyBox,
  type BotSeat,
  type Clock,
  type Connection,
  drawSecret,
  type GameTypes,
  Random,
  type Seat,
  seatBot,
  seatsOf,
  type Thinker,
} from '@starboard/engine';
import type { TableId } from '../storage/schema.ts';
import { fairLevel } from '../tables/bots.ts';
import { deadlineFrom, momentsOf, withDeadline } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';
import type { Presence } from './presence.ts';
import { botAt, type Seating, type SeatTerms } from './terms.ts';
import type { Thinking } from './thinking.ts';

export interface Care {
  readonly clock: Clock;
  readonly presence: Presence;
  readonly seating: Seating;
  readonly thinking: Thinking;
  readonly habits: Habits;
  readonly onFailure: (error: unknown) => void;
}

/** All in milliseconds. */
export interface Habits {
  /** A bot's pause before it acts in a game without a clock, so that people can follow. */
  readonly pause: number;
  /** Someone without a line counts as gone after this. */
  readonly gone: number;
  /** At a relaxed pace, a bot takes the seat of someone whom the others have waited for this long. */
  readonly absence: number;
  /** At a waiting table, someone else is host once its host has had no line to it for this long. */
  readonly hostAway: number;
}

export const USUAL_HABITS: Habits = {
  pause: 700,
  gone: 8000,
  absence: 5 * 60_000,
  hostAway: 60_000,
};

export class Attendant {
  readonly #id: TableId;
  readonly #live: LiveMatch;
  readonly #box: AnyBox;
  readonly #care: Care;
  /** By seat: since when its person has been away, as far as this process knows. */
  readonly #awaySince: (number | null)[];
  readonly #bots = new Map<Seat, { readonly name: string; leave(): void }>();
  #endFollowing: () => void = () => {};
  #silence: () => void = () => {};
  #working = false;
  #again = false;
  #stopped = false;
  /** Whether the end of the match has been told. */
  #ended = false;

  constructor(id: TableId, live: LiveMatch, box: AnyBox, care: Care) {
    this.#id = id;
    this.#live = live;
    this.#box = box;
    this.#care = care;
    // Whoever is not here yet may be on the way: lines come back after a restart.
    this.#awaySince = live.logged.terms.seats.map(() => care.clock.now());
  }

  /** Whether nothing will ever happen here again. */
  get ended(): boolean {
    return this.#ended;
  }

  start(): void {
    this.#endFollowing = this.#live.logged.sight.onChange(() => this.attend());
    this.attend();
  }

  stop(): void {
    this.#stopped = true;
    this.#endFollowing();
    this.#silence();
    for (const { leave } of this.#bots.values()) leave();
    this.#bots.clear();
  }

  /** Looks whether there is something to do, now or at a known moment; called whenever anything has changed. */
  attend(): void {
    this.#again = true;
    if (this.#working || this.#stopped) return;
    this.#working = true;
    void this.#work();
  }

  async #work(): Promise<void> {
    this.#silence();
    let wait: number | undefined;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        wait = await this.#round();
      } catch (error) {
        this.#care.onFailure(error);
        wait = AFTER_FAILURE;
      }
    }
    this.#working = false;
    if (wait !== undefined && !this.#stopped) {
      this.#silence = this.#care.clock.wake(Math.min(wait, LONGEST_WAIT), () => this.attend());
    }
  }

  /** Does all there is to do, and says after how long there is more. */
  async #round(): Promise<number | undefined> {
    if (this.#live.match.result !== undefined) return this.#end();
    // What is due by now is seen to below; what falls due meanwhile comes next.
    const now = this.#care.clock.now();
    this.#noteWhoIsHere();
    await this.#takeSeatsOfTheLate();
    await this.#seatBots();
    await this.#tellTheRulesWhoIsHere();
    await this.#setDeadlines();
    if (this.#live.match.ordered) await this.#live.followOrders();
    if (this.#box.game.time !== undefined) await this.#live.carryOutDue();
    return this.#untilNext(now);
  }

  async #end(): Promise<undefined> {
    const { result } = this.#live.match;
    // Looked at when nothing is half written: the last entry is in storage.
    const certain = await this.#live.logged.look(({ match }) => match.result);
    if (result === undefined || certain === undefined || this.#ended) return;
    for (const { leave } of this.#bots.values()) leave();
    this.#bots.clear();
    await this.#care.seating.end(this.#id, certain);
    this.#ended = true;
  }

  #noteWhoIsHere(): void {
    const { clock, presence } = this.#care;
    for (const [seat, { person }] of this.#seats()) {
      const here = person !== null && presence.isHere(this.#id, person);
      if (here) this.#awaySince[seat] = null;
      else this.#awaySince[seat] ??= clock.now();
    }
  }

  /** A bot holds the seat of whoever has let his time run out, until he is back. */
  async #takeSeatsOfTheLate(): Promise<void> {
    const { clock } = this.#care;
    for (const [seat, sitting] of this.#seats()) {
      const deadline = this.#deadlineAt(seat);
      if (botAt(sitting) !== null || deadline === null || deadline > clock.now()) continue;
      await this.#hold(seat, fairLevel(this.#box));
      // He may have acted in the last moment, while his seat was being given away.
      const certain = await this.#live.logged.look(() => this.#deadlineAt(seat));
      if (certain !== deadline) await this.#hold(seat, null);
    }
  }

  #deadlineAt(seat: Seat): number | null {
    return this.#live.logged.clocks.seats[seat]?.deadline ?? null;
  }

  async #hold(seat: Seat, bot: string | null): Promise<void> {
    await this.#care.seating.hold(this.#id, seat, bot);
    const sitting = this.#live.logged.terms.seats[seat] as SeatTerms;
    this.#setSeat(seat, { ...sitting, heldBy: bot });
  }

  #setSeat(seat: Seat, sitting: SeatTerms): void {
    const { logged } = this.#live;
    logged.terms = { ...logged.terms, seats: logged.terms.seats.with(seat, sitting) };
  }

  async #seatBots(): Promise<void> {
    for (const [seat, sitting] of this.#seats()) {
      const wanted = botAt(sitting);
      const seated = this.#bots.get(seat);
      if ((seated?.name ?? null) === wanted) continue;
      seated?.leave();
      this.#bots.delete(seat);
      if (wanted !== null && !this.#stopped) await this.#seatBot(seat, wanted);
    }
  }

  async #seatBot(seat: Seat, name: string): Promise<void> {
    const { clock, onFailure } = this.#care;
    const botSeat: BotSeat<GameTypes> = {
      game: this.#box.game,
      seat,
      bot: this.#thinker(name),
      random: new Random(drawSecret()),
      // It thinks elsewhere, where its time is kept.
      budget: () => () => false,
      clock,
      onFailure,
    };
    const connection: Connection<GameTypes> = await seatBot(this.#live, botSeat);
    this.#bots.set(seat, { name, leave: () => void connection.leave() });
  }

  #thinker(bot: string): Thinker<GameTypes> {
    const { thinking, habits, clock } = this.#care;
    const { game } = this.#box;
    return {
      choose: async ({ seat, state }, random) => {
        const seed = random.split(random.next()).save().seed;
        const thought = thinking.choose(this.#id, { game: game.name, bot, seat, state, seed });
        if (game.time !== undefined || habits.pause === 0) return thought;
        const pause = new Promise<void>((go) => {
          clock.wake(habits.pause, go);
        });
        return (await Promise.all([thought, pause]))[0];
      },
    };
  }

  async #tellTheRulesWhoIsHere(): Promise<void> {
    const { clock, habits } = this.#care;
    if (this.#box.game.time === undefined) return;
    for (const [seat, sitting] of this.#seats()) {
      const away = this.#awaySince[seat] ?? null;
      const gone = botAt(sitting) === null && away !== null && clock.now() - away >= habits.gone;
      await this.#live.notePresence(seat, !gone);
    }
  }

  /** Entries bring their deadlines with them; what changes between them is seen to here. */
  async #setDeadlines(): Promise<void> {
    const { logged, match } = this.#live;
    const actors = new Set(match.actors);
    for (const [seat, sitting] of this.#seats()) {
      const old = this.#deadlineAt(seat);
      const wanted = actors.has(seat) ? this.#deadlineOf(seat, sitting, old) : null;
      if (wanted !== old) await logged.setClocks((clocks) => withDeadline(clocks, seat, wanted));
    }
  }

  #deadlineOf(seat: Seat, sitting: SeatTerms, old: number | null): number | null {
    const { terms } = this.#live.logged;
    if (botAt(sitting) !== null) return null;
    if (terms.pace.kind !== 'relaxed') {
      return old ?? deadlineFrom(this.#care.clock.now(), seat, terms);
    }
    const away = this.#awaySince[seat] ?? null;
    const anyoneWaits = this.#seats().some(
      ([other, { person }]) => person !== null && this.#awaySince[other] === null,
    );
    return away !== null && anyoneWaits ? away + this.#care.habits.absence : null;
  }

  /** How long until the first moment after one, perhaps no time at all. */
  #untilNext(after: number): number | undefined {
    const { clock, habits } = this.#care;
    const { logged, match } = this.#live;
    const ahead = [
      ...momentsOf(logged.clocks, match),
      ...this.#awaySince.flatMap((away) => (away === null ? [] : [away + habits.gone])),
    ].filter((moment) => moment > after);
    return ahead.length === 0 ? undefined : Math.max(0, Math.min(...ahead) - clock.now());
  }

  #seats(): [Seat, SeatTerms][] {
    const { seats } = this.#live.logged.terms;
    return seatsOf(seats.length).map((seat) => [seat, seats[seat] as SeatTerms]);
  }
}

/** In milliseconds. */
const AFTER_FAILURE = 1000;
/** Timers take no more than this. */
const LONGEST_WAIT = 24 * 60 * 60_000;
