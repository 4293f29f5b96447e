/** A clock for tests that stands still until it is moved, and then rings in order. */

import type { Clock } from '../index.ts';

export class HandClock implements Clock {
  /** How much too late a bell rings, as on a machine that is busy. */
  readonly #late: () => number;
  readonly #bells = new Set<Bell>();
  #now = 0;

  constructor(late: () => number = () => 0) {
    this.#late = late;
  }

  now(): number {
    return this.#now;
  }

  wake(after: number, call: () => void): () => void {
    const bell = { at: this.#now + after + this.#late(), call };
    this.#bells.add(bell);
    return () => this.#bells.delete(bell);
  }

  /** Lets so much time go by, and everything happen in it that waits for its moment. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve)); // whatever is under way gets done
      const next = this.#first();
      if (next === undefined || next.at > end) break;
      this.#now = Math.max(this.#now, next.at);
      this.#bells.delete(next);
      next.call();
    }
    this.#now = end;
  }

  #first(): Bell | undefined {
    let first: Bell | undefined;
    for (const bell of this.#bells) if (first === undefined || bell.at < first.at) first = bell;
    return first;
  }
}

interface Bell {
  readonly at: number;
  readonly call: () => void;
}
