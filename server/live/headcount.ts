/** How many lines each person and each address has at once. */

import { Denial } from '../refusal.ts';
import type { Caller } from './line.ts';

export interface Most {
  readonly person: number;
  readonly address: number;
}

export class Headcount {
  readonly #most: Most;
  readonly #lines = new Map<string, number>();

  constructor(most: Most) {
    this.#most = most;
  }

  /** Throws `request.too-many` if there is no room for another line. */
  demandRoom(caller: Caller): void {
    for (const [who, most] of this.#namesOf(caller)) {
      if ((this.#lines.get(who) ?? 0) < most) continue;
      const message = `nobody has more than ${most} connections at once`;
      throw new Denial('request.too-many', message, { seconds: AGAIN });
    }
  }

  /** One more, until the answer is called. */
  enter(caller: Caller): () => void {
    const names = this.#namesOf(caller).map(([who]) => who);
    for (const who of names) this.#lines.set(who, (this.#lines.get(who) ?? 0) + 1);
    return () => {
      for (const who of names) {
        const left = (this.#lines.get(who) ?? 0) - 1;
        if (left > 0) this.#lines.set(who, left);
        else this.#lines.delete(who);
      }
    };
  }

  #namesOf({ person, address }: Caller): [who: string, most: number][] {
    const names: [string, number][] = [[`address ${address}`, this.#most.address]];
    if (person !== undefined) names.push([`person ${person.id}`, this.#most.person]);
    return names;
  }
}

/** In seconds: when it makes sense to try again. */
const AGAIN = 30;
