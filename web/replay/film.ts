/**
 * A match as a film: its steps one after the other, how long each is looked at,
 * and what one who looks on sees at any of them. What was taken back is not in
 * it, and neither are standing orders, which nobody sees.
 */

import {
  type ActionEntry,
  counting,
  type Game,
  type GameTypes,
  heardBy,
  type Match,
  Random,
  type Reading,
  type Told,
  type Update,
} from '@starboard/engine';
import type { GameFilm } from '@starboard/look/table.ts';

/** A match as far as it takes to show it again. */
export type Played = Pick<Match<GameTypes>, 'game' | 'opening' | 'log'>;

export interface Step {
  /** How long it is looked at before the next one, in milliseconds. */
  readonly lasts: number;
  /** What the stopwatch shows when it begins; null where none is running. */
  readonly watch: Reading | null;
}

/** Nobody looks at a table where nothing happens for longer than this, in milliseconds, however long someone thought. */
const LONGEST = 10_000;

export class Film {
  readonly unit: GameFilm<GameTypes>['unit'];
  /** The set-up, and after it every action that counts. */
  readonly steps: readonly Step[];
  /** With which steps the turns or rounds begin. */
  readonly beginnings: readonly number[];
  readonly #played: Played;
  readonly #actions: readonly ActionEntry<GameTypes>[];
  /** The match as it stood when a turn or round began, to be taken up from there. */
  readonly #kept: Point[] = [];
  #point: Point;
  #update: Update<GameTypes> | undefined;

  constructor(played: Played, { unit, begins, rest }: GameFilm<GameTypes>) {
    const { game } = played;
    this.unit = unit;
    this.#played = played;
    this.#actions = counting(played.log);
    this.#point = setUp(played);
    const steps: Step[] = [];
    const beginnings: number[] = [];
    let watch: Reading | null = null;
    for (const next of [...this.#actions, undefined]) {
      const point = this.#point;
      const begun = point.told.some(({ event }) => begins(event));
      if (begun) beginnings.push(point.step);
      if (begun || point.step === 0) this.#kept.push(copyOf(point, game));
      watch = readingOf(game, point, watch);
      const events = heardBy('spectator', point.told);
      steps.push({
        watch,
        lasts: next === undefined ? 0 : (gap(game, watch, next) ?? rest(events)),
      });
      if (next !== undefined) this.#advance();
    }
    this.steps = steps;
    this.beginnings = beginnings;
  }

  /** The number of the last step. */
  get last(): number {
    return this.steps.length - 1;
  }

  /** What one who looks on is told at a step: the same each time. */
  at(step: number): Update<GameTypes> {
    if (this.#update === undefined || this.#point.step !== step) {
      this.#seek(step);
      this.#update = this.#tell();
    }
    return this.#update;
  }

  /** Which turn or round it is at a step, counted from 1; the set-up belongs to the first. */
  unitAt(step: number): number {
    return Math.max(1, this.beginnings.filter((beginning) => beginning <= step).length);
  }

  #tell(): Update<GameTypes> {
    const { game } = this.#played;
    const { step, seq, state, told } = this.#point;
    return {
      seq,
      view: game.view(state, 'spectator'),
      actors: game.actors(state),
      choices: [],
      events: heardBy('spectator', told),
      undone: [],
      undoable: false,
      order: null,
      result: game.result(state) ?? null,
      watch: (this.steps[step] as Step).watch,
    };
  }

  #seek(step: number): void {
    const nearest = this.#kept.findLast((point) => point.step <= step) as Point;
    const behind = this.#point.step > step || this.#point.step < nearest.step;
    if (behind) this.#point = copyOf(nearest, this.#played.game);
    while (this.#point.step < step) this.#advance();
  }

  #advance(): void {
    const { step, state, random } = this.#point;
    const { seq, seat, action } = this.#actions[step] as ActionEntry<GameTypes>;
    const told: Told<GameTypes>[] = [];
    this.#played.game.apply(state, seat, action, random, recordIn(told));
    this.#point = { step: step + 1, seq, action, state, random, told };
  }
}

/** The match between two actions. */
interface Point {
  readonly step: number;
  readonly seq: number;
  /** What led here; nothing for the set-up. */
  readonly action?: GameTypes['action'];
  readonly state: GameTypes['state'];
  readonly random: Random;
  readonly told: readonly Told<GameTypes>[];
}

function setUp({ game, opening: { options, seats, seed } }: Played): Point {
  const random = new Random(seed);
  const told: Told<GameTypes>[] = [];
  const state = game.setup(options, seats, random, recordIn(told));
  return { step: 0, seq: 0, state, random, told };
}

function copyOf(point: Point, game: Game<GameTypes>): Point {
  return { ...point, state: game.clone(point.state), random: point.random.clone() };
}

/** A stopwatch has come as far as what was done last on it. */
function readingOf(
  { time }: Game<GameTypes>,
  { state, action }: Point,
  before: Reading | null,
): Reading | null {
  const number = time?.watch(state);
  if (number === undefined) return null;
  if (number !== before?.number) return { number, elapsed: 0 };
  return { number, elapsed: Math.max(before.elapsed, time?.momentOf(action) ?? 0) };
}

/** How long nothing was done on a stopwatch before this; nothing where that is not known. */
function gap(
  { time }: Game<GameTypes>,
  watch: Reading | null,
  { action }: ActionEntry<GameTypes>,
): number | undefined {
  const moment = time?.momentOf(action);
  if (watch === null || moment === undefined) return undefined;
  return Math.min(LONGEST, Math.max(0, moment - watch.elapsed));
}

function recordIn(told: Told<GameTypes>[]) {
  return (event: GameTypes['event'], audience?: Told<GameTypes>['audience']): void => {
    told.push(audience === undefined ? { event } : { event, audience });
  };
}
