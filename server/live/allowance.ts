/** How many messages anyone may send: so many at once, and so many a second after that. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Allowance {
  readonly #rate: Rate;
  readonly #spent = new Map<string, Spent>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether whoever it is may, and counts it; something costly counts more than once. */
  take(who: string, now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    const before = this.#spent.get(who);
    const left =
      before === undefined
        ? burst
        : Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond);
    const may = left >= cost;
    this.#spent.set(who, { left: may ? left - cost : left, at: now });
    if (this.#spent.size > MOST_REMEMBERED) this.#forget(now);
    return may;
  }

  /** Whoever has everything again is as good as unknown. */
  #forget(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [who, { left, at }] of this.#spent) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#spent.delete(who);
    }
  }
}

interface Spent {
  readonly left: number;
  readonly at: number;
}

const MOST_REMEMBERED = 10_000;
