/**
 * The host's stopwatch for a game against the clock: it starts again whenever
 * the game says so, and rings when something falls due. The engine has no clock
 * of its own; the place where the match is hosted brings one.
 */

import type { Due, GameTime, GameTypes } from '../game.ts';

/** A clock in milliseconds, on any scale that does not run backwards. */
export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds, unless the function it returns is called before. */
  wake(after: number, call: () => void): () => void;
}

export class Stopwatch<T extends GameTypes> {
  readonly #time: GameTime<T>;
  readonly #clock: Clock;
  readonly #ring: (due: Due<T['action']>) => void;
  #number: number | undefined;
  #started = 0;
  #silence: () => void = () => {};

  constructor(time: GameTime<T>, clock: Clock, ring: (due: Due<T['action']>) => void) {
    this.#time = time;
    this.#clock = clock;
    this.#ring = ring;
  }

  /** What it shows, or nothing while none is running. */
  get reading(): Reading | null {
    if (this.#number === undefined) return null;
    return { number: this.#number, elapsed: Math.floor(this.#clock.now() - this.#started) };
  }

  /** Looks at the state after every change: starts again, and sets the bell for what falls due next. */
  follow(state: T['state']): void {
    const number = this.#time.watch(state);
    if (number !== this.#number) {
      this.#number = number;
      this.#started = this.#clock.now() - this.#time.reached(state);
    }
    this.#silence();
    const due = this.#time.due(state);
    this.#silence =
      due === undefined
        ? () => {}
        : this.#clock.wake(Math.max(0, due.at - (this.reading?.elapsed ?? 0)), () =>
            this.#ring(due),
          );
  }

  stop(): void {
    this.#silence();
  }
}

/** Which stopwatch is running, and how long it has been. */
export interface Reading {
  readonly number: number;
  /** In whole milliseconds. */
  readonly elapsed: number;
}
