/**
 * Shows a film at a table: a line like any other to the game's screen, on which
 * what happened is told again, step by step or from anywhere.
 *
 * One step on is told as it was the first time, so that the table lets it be
 * seen to happen. Anything else is told as a state alone, with no events.
 */

import {
  type Clock,
  type Connection,
  type GameTypes,
  historyFor,
  IllegalAction,
  type Update,
} from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import type { Film, Played, Step } from './film.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Speed = (typeof SPEEDS)[number];

export interface Showing {
  readonly step: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** A film that goes on is at the next step before one has pressed: so near a beginning, in steps, one means the one before. */
const NEAR = 3;

/** A table is shown no more places than this a second while one drags along the line, in milliseconds between two: it is much to draw. */
const BETWEEN_LEAPS = 100;

/** How often a table's stopwatch is put right, in milliseconds: by itself it would run on while the film stands still, and at its own speed. */
const TICK = 200;
/** Stopwatches show whole seconds; told this much of one at most, in milliseconds, they cannot reach the next before they are put right. */
const MOST_OF_A_SECOND = 700;

export class Projector {
  readonly film: Film;
  readonly line: Line<GameTypes>;
  readonly #clock: Clock;
  readonly #listeners = new Set<(update: Update<GameTypes>) => void>();
  readonly #watchers = new Set<() => void>();
  #showing: Showing;
  #latest: Update<GameTypes>;
  /** How much of this step has been seen, in milliseconds of the film, and when that was noted. */
  #seen = 0;
  #noted = 0;
  #readings = 0;
  /** Which step the table was told of last, and when. */
  #told: number;
  #shown = Number.NEGATIVE_INFINITY;
  #silence: () => void = () => {};
  #stopTicking: () => void = () => {};
  #forgetLeap: () => void = () => {};

  constructor(film: Film, played: Played, clock: Clock, step = 0) {
    this.film = film;
    this.#clock = clock;
    this.#showing = { step: this.#within(step), playing: false, speed: 1 };
    this.#told = this.#showing.step;
    this.#latest = this.#updateNow(true);
    this.line = {
      viewer: 'spectator',
      connection: connectionTo(played),
      latest: () => this.#latest,
      listen: (listener) => this.#listen(listener),
    };
  }

  readonly showing = (): Showing => this.#showing;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Goes on, or begins again after the end. */
  play(): void {
    if (this.#showing.playing) return;
    if (this.#showing.step === this.film.last) this.go(0);
    this.#change({ playing: true });
  }

  pause(): void {
    this.#change({ playing: false });
  }

  hasten(speed: Speed): void {
    this.#change({ speed });
  }

  /** To any step. */
  go(to: number): void {
    if (!this.#move(to)) return;
    const wait = this.#shown + BETWEEN_LEAPS - this.#clock.now();
    if (wait > 0) this.#forgetLeap = this.#clock.wake(wait, () => this.#show());
    else this.#show();
  }

  /** To the next step, or to the one before. */
  step(direction: 1 | -1): void {
    if (this.#move(this.#showing.step + direction)) this.#show();
  }

  /** To the next turn or round, or to the beginning of this one and then the one before. */
  leap(direction: 1 | -1): void {
    const { step, playing } = this.#showing;
    const { beginnings, last } = this.film;
    const from = playing ? step - NEAR : step;
    if (direction === 1) this.go(beginnings.find((beginning) => beginning > step) ?? last);
    else this.go(beginnings.findLast((beginning) => beginning < from) ?? 0);
  }

  close(): void {
    this.#silence();
    this.#stopTicking();
    this.#forgetLeap();
    this.#listeners.clear();
    this.#watchers.clear();
  }

  #change(change: Partial<Showing>): void {
    this.#seen = this.#seenNow();
    this.#noted = this.#clock.now();
    this.#showing = { ...this.#showing, ...change };
    this.#setBell();
    this.#announce();
  }

  #setBell(): void {
    this.#silence();
    const { playing, speed } = this.#showing;
    this.#silence = playing
      ? this.#clock.wake((this.#stepNow.lasts - this.#seen) / speed, () => this.step(1))
      : () => {};
  }

  get #stepNow(): Step {
    return this.film.steps[this.#showing.step] as Step;
  }

  #seenNow(): number {
    const { playing, speed } = this.#showing;
    const since = playing ? (this.#clock.now() - this.#noted) * speed : 0;
    return Math.min(this.#stepNow.lasts, this.#seen + since);
  }

  #within(step: number): number {
    return Math.min(this.film.last, Math.max(0, Math.trunc(step) || 0));
  }

  #updateNow(happens: boolean): Update<GameTypes> {
    const update = this.film.at(this.#showing.step);
    return { ...update, events: happens ? update.events : [], watch: this.#readingNow() };
  }

  /** A number of its own each time: only a stopwatch that is new to it is set by a table. */
  #readingNow(): Update<GameTypes>['watch'] {
    const { watch } = this.#stepNow;
    if (watch === null) return null;
    this.#readings += 1;
    const elapsed = Math.floor(watch.elapsed + this.#seenNow());
    const second = elapsed - (elapsed % 1000);
    return { number: this.#readings, elapsed: Math.min(elapsed, second + MOST_OF_A_SECOND) };
  }

  #listen(listener: (update: Update<GameTypes>) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#tick();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopTicking();
    };
  }

  #tick(): void {
    this.#stopTicking = this.#clock.wake(TICK, () => {
      if (this.#stepNow.watch !== null) this.#tell(false);
      this.#tick();
    });
  }

  /** Whether it is another step than before; the table is not told of it yet. */
  #move(to: number): boolean {
    const step = this.#within(to);
    if (step === this.#showing.step) return false;
    this.#forgetLeap();
    this.#seen = 0;
    this.#noted = this.#clock.now();
    const playing = this.#showing.playing && step < this.film.last;
    this.#showing = { ...this.#showing, step, playing };
    this.#setBell();
    this.#announce();
    return true;
  }

  /** What follows on what the table was told last is seen to happen. */
  #show(): void {
    this.#shown = this.#clock.now();
    this.#tell(this.#showing.step === this.#told + 1);
  }

  /** Tells the table of this step, as something that happens or as it stands. */
  #tell(happens: boolean): void {
    this.#told = this.#showing.step;
    this.#latest = this.#updateNow(happens);
    for (const listener of this.#listeners) listener(this.#latest);
  }

  #announce(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** A film can be asked what was before, and nothing else. */
function connectionTo(played: Played): Connection<GameTypes> {
  const refuse = async (): Promise<never> => {
    throw new IllegalAction('seat.none', 'a match that is watched again is over');
  };
  return {
    act: refuse,
    undo: refuse,
    instruct: refuse,
    imagine: refuse,
    history: async (upTo) => historyFor(played, 'spectator', upTo),
    leave: async () => {},
  };
}
