/**
 * A game under way: how it began, and the numbered log of what was done since.
 *
 * State is the log replayed. An entry is never taken out again: undoing adds an
 * entry that says which one no longer counts, so everyone who has the log up to
 * a number has the same match, and whoever writes logs only ever appends.
 */

import type { Game, GameTypes, Result } from './game.ts';
import { canonical } from './json.ts';
import { Random, type Seed } from './random.ts';
import { BadInput, IllegalAction } from './refusal.ts';
import { type Seat, seatsOf, type Viewer } from './seat.ts';

/** All that a match follows from, besides its log. */
export interface Opening<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: Seed;
}

/** One line of the log. `seq` counts from 1. */
export type Entry<T extends GameTypes> = ActionEntry<T> | UndoEntry | OrderEntry<T>;

export interface ActionEntry<T extends GameTypes> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: T['action'];
  /** Carried out for the seat by its standing order. */
  readonly by?: 'order';
}

export interface UndoEntry {
  readonly seq: number;
  readonly seat: Seat;
  /** The number of the entry that no longer counts. */
  readonly undo: number;
}

export interface OrderEntry<T extends GameTypes> {
  readonly seq: number;
  readonly seat: Seat;
  /** The instruction the seat leaves, or null when it takes its instruction back. */
  readonly order: T['order'] | null;
}

/** An event, and the seats it is for if it is not for everybody. */
export interface Told<T extends GameTypes> {
  readonly event: T['event'];
  readonly audience?: readonly Seat[];
}

/** A new line of the log, and what happened with it. */
export interface Happening<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly told: readonly Told<T>[];
  /** The same action for the same question came before: nothing happened again. */
  readonly doubled?: true;
}

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly opening: Opening<T>;
  /** What happened while the table was set up. */
  readonly toldAtStart: readonly Told<T>[];

  #state: T['state'];
  #random: Random;
  readonly #log: Entry<T>[] = [];
  /** The state that undo cannot go behind, and the actions since then that still count. */
  #sealed: T['state'];
  #unsealed: ActionEntry<T>[] = [];
  readonly #questions: Question<T>[];
  /** The stopwatch that runs, and the number of the entry since which it does. */
  #watch: number | undefined;
  #watchSince = 0;

  private constructor(game: Game<T>, opening: Opening<T>) {
    this.game = game;
    this.opening = opening;
    this.#random = new Random(opening.seed);
    const told: Told<T>[] = [];
    this.#state = game.setup(opening.options, opening.seats, this.#random, recordIn(told));
    this.toldAtStart = told;
    this.#sealed = game.clone(this.#state);
    this.#questions = seatsOf(opening.seats).map(() => ({ legal: '', asked: 0, order: null }));
    this.#ask();
  }

  /** A new match; options are checked, and completed with their defaults. */
  static start<T extends GameTypes>(
    game: Game<T>,
    { options, seats, seed }: { options?: unknown; seats: number; seed: Seed },
  ): Match<T> {
    const { min, max } = game.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      throw new BadInput(
        'match.seats',
        `${game.name} is for ${min} to ${max} players, not ${seats}`,
        { min, max },
      );
    }
    return new Match(game, { options: game.readOptions(options ?? {}, seats), seats, seed });
  }

  /** The match as it stood after these entries; throws at the first that the rules do not allow. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    opening: Opening<T>,
    entries: readonly Entry<T>[],
  ): Match<T> {
    const match = Match.start(game, opening);
    for (const entry of entries) match.replay(entry);
    return match;
  }

  /** How many entries the log has; also the number of the last one. */
  get seq(): number {
    return this.#log.length;
  }

  get log(): readonly Entry<T>[] {
    return this.#log;
  }

  /** The whole truth, for hosts and checks; never for a viewer, and never to be changed. */
  get state(): Readonly<T['state']> {
    return this.#state;
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.#state);
  }

  get result(): Result | undefined {
    return this.game.result(this.#state);
  }

  legal(seat: Seat): T['action'][] {
    return this.game.legal(this.#state, seat);
  }

  preview(seat: Seat, action: T['action']): T['preview'] | undefined {
    return this.game.preview?.(this.#state, seat, action);
  }

  view(viewer: Viewer): T['view'] {
    return this.game.view(this.#state, viewer);
  }

  /** Whether everybody sees the same now. */
  get open(): boolean {
    return this.game.open?.(this.#state) ?? false;
  }

  /** A state this viewer cannot tell from the real one, drawn by the chance that is passed in, never by the match's own. */
  imagine(viewer: Viewer, random: Random): T['state'] {
    return this.game.redeal(this.#state, viewer, random);
  }

  order(seat: Seat): T['order'] | null {
    return this.#question(seat).order;
  }

  /** The number of the entry since which the seat is asked what it is asked now. */
  asked(seat: Seat): number {
    return this.#question(seat).asked;
  }

  /**
   * Carries out a seat's action. `after` is the number of the last entry the
   * seat had seen when it decided: if it has been asked something else since,
   * the action is refused, and if it is the same action sent twice, the first
   * one is confirmed.
   */
  act(seat: Seat, given: unknown, after: number = this.seq): Happening<T> {
    const question = this.#question(seat);
    if (question.answered !== undefined && isDouble(question.answered, given, after)) {
      return { entry: question.answered.entry, told: [], doubled: true };
    }
    const action = this.game.readAction(given);
    // An action with a time of its own answers that moment, and may be on its way while the question changes, but not while another stopwatch starts.
    const timed = this.game.time?.momentOf(action) !== undefined;
    const oldest = timed ? this.#watchSince : question.asked;
    if (!Number.isInteger(after) || after < oldest || after > this.seq) {
      throw new IllegalAction(
        'action.stale',
        `the action answers entry ${after}, but seat ${seat} was asked at entry ${question.asked} and the log ends at ${this.seq}`,
        { after, asked: question.asked, seq: this.seq },
      );
    }
    return this.#carryOut(seat, action);
  }

  /** Takes back the seat's last action, as far as nothing has been learned and nobody has built on it since. */
  undo(seat: Seat): Happening<T> {
    const dropped = this.#lastUnsealed(seat);
    if (dropped === undefined) {
      throw new IllegalAction('undo.nothing', `seat ${seat} has nothing to take back`);
    }
    const rest = this.#unsealed.filter((entry) => entry !== dropped);
    const state = this.#replayed(rest);
    if (state === undefined) {
      throw new IllegalAction(
        'undo.built-on',
        `entry ${dropped.seq} cannot be taken back: what came after it depends on it`,
        { entry: dropped.seq },
      );
    }
    const entry: UndoEntry = { seq: this.seq + 1, seat, undo: dropped.seq };
    this.#log.push(entry);
    this.#state = state;
    this.#unsealed = rest;
    this.#ask(seat);
    return { entry, told: [] };
  }

  /** Whether `undo` would succeed. */
  canUndo(seat: Seat): boolean {
    const dropped = this.#lastUnsealed(seat);
    if (dropped === undefined) return false;
    const rest = this.#unsealed.filter((entry) => entry !== dropped);
    // Nothing else to be done again: nothing that could fail.
    return rest.length === 0 || this.#replayed(rest) !== undefined;
  }

  /** Leaves an instruction for a seat, or takes it back with null. */
  instruct(seat: Seat, given: unknown): Happening<T> {
    const question = this.#question(seat);
    const orders = this.game.orders;
    if (orders === undefined) {
      throw new BadInput('order.none', `${this.game.name} has no standing orders`);
    }
    const order = given === null ? null : orders.read(given);
    const entry: OrderEntry<T> = { seq: this.seq + 1, seat, order };
    this.#log.push(entry);
    question.order = order;
    return { entry, told: [] };
  }

  /** Whether a standing order gives an answer now. */
  get ordered(): boolean {
    return this.actors.some((seat) => this.#ordered(seat) !== undefined);
  }

  /** Carries out the first answer that a standing order gives now, if any does. */
  followOrder(): Happening<T> | undefined {
    for (const seat of this.actors) {
      const action = this.#ordered(seat);
      if (action !== undefined) return this.#carryOut(seat, action, 'order');
    }
    return undefined;
  }

  /** Adds an entry that was made before, checked like a new one. */
  replay(entry: Entry<T>): Happening<T> {
    if (entry.seq !== this.seq + 1) {
      throw new BadInput(
        'log.order',
        `entry ${entry.seq} stands where entry ${this.seq + 1} belongs`,
        { entry: this.seq + 1 },
      );
    }
    if ('undo' in entry) return this.#replayUndo(entry);
    if ('order' in entry) return this.instruct(entry.seat, entry.order);
    if (entry.by === undefined) return this.act(entry.seat, entry.action);
    this.#question(entry.seat);
    if (canonical(this.#ordered(entry.seat) ?? null) !== canonical(entry.action)) {
      throw new IllegalAction('order.other', `seat ${entry.seat} left no order to do this`);
    }
    return this.#carryOut(entry.seat, this.game.readAction(entry.action), 'order');
  }

  #replayUndo(entry: UndoEntry): Happening<T> {
    this.#question(entry.seat);
    if (this.#lastUnsealed(entry.seat)?.seq !== entry.undo) {
      throw new IllegalAction(
        'undo.other',
        `entry ${entry.undo} is not the last that seat ${entry.seat} can take back`,
      );
    }
    return this.undo(entry.seat);
  }

  #carryOut(seat: Seat, action: T['action'], by?: 'order'): Happening<T> {
    const { game } = this;
    const before = this.#random.save();
    const told: Told<T>[] = [];
    try {
      game.apply(this.#state, seat, action, this.#random, recordIn(told));
    } catch (error) {
      this.#random = Random.resume(before);
      throw error;
    }
    const entry: ActionEntry<T> =
      by === undefined
        ? { seq: this.seq + 1, seat, action }
        : { seq: this.seq + 1, seat, action, by };
    this.#log.push(entry);
    if (
      this.#random.taken !== before.taken ||
      told.some(({ event }) => game.seals?.(event)) ||
      this.result !== undefined
    ) {
      this.#sealed = game.clone(this.#state);
      this.#unsealed = [];
    } else {
      this.#unsealed.push(entry);
    }
    const question = this.#question(seat);
    question.answered = { entry, asked: question.asked };
    this.#ask(seat);
    return { entry, told };
  }

  /** Notes for every seat whether it is asked something new; the one that just acted always is. */
  #ask(acted?: Seat): void {
    const watch = this.game.time?.watch(this.#state);
    if (watch !== this.#watch) this.#watchSince = this.seq;
    this.#watch = watch;
    const actors = this.actors;
    for (const [index, question] of this.#questions.entries()) {
      const seat = index as Seat;
      const legal = actors.includes(seat) ? JSON.stringify(this.legal(seat)) : '';
      if (seat === acted || legal !== question.legal) question.asked = this.seq;
      question.legal = legal;
    }
  }

  #ordered(seat: Seat): T['action'] | undefined {
    const { order } = this.#question(seat);
    return order === null ? undefined : this.game.orders?.answer(this.#state, seat, order);
  }

  /** What an order did would only be done again, so it is not for undoing. */
  #lastUnsealed(seat: Seat): ActionEntry<T> | undefined {
    const last = this.#unsealed.findLast((entry) => entry.seat === seat);
    return last?.by === undefined ? last : undefined;
  }

  /** The sealed state with these actions on top, unless they no longer go together or would need chance. */
  #replayed(entries: readonly ActionEntry<T>[]): T['state'] | undefined {
    const state = this.game.clone(this.#sealed);
    const random = this.#random.clone();
    try {
      for (const { seat, action } of entries) this.game.apply(state, seat, action, random);
    } catch (error) {
      if (error instanceof IllegalAction) return undefined;
      throw error;
    }
    return random.taken === this.#random.taken ? state : undefined;
  }

  #question(seat: Seat): Question<T> {
    const question = this.#questions[seat];
    if (question === undefined) {
      throw new BadInput('seat.unknown', `there is no seat ${seat} at this table`);
    }
    return question;
  }
}

/** What a seat is asked, and how it answered before. */
interface Question<T extends GameTypes> {
  /** The legal actions as text, empty when the seat may not act. */
  legal: string;
  /** The number of the entry since which the question is what it is. */
  asked: number;
  order: T['order'] | null;
  answered?: { readonly entry: ActionEntry<T>; readonly asked: number };
}

function isDouble<T extends GameTypes>(
  answered: { readonly entry: ActionEntry<T>; readonly asked: number },
  given: unknown,
  after: number,
): boolean {
  return (
    after >= answered.asked &&
    after < answered.entry.seq &&
    canonical(given) === canonical(answered.entry.action)
  );
}

function recordIn<T extends GameTypes>(told: Told<T>[]) {
  return (event: T['event'], audience?: readonly Seat[]): void => {
    told.push(audience === undefined ? { event } : { event, audience });
  };
}
