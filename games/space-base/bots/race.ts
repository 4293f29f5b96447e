/** How long a match may still last, and what that makes things worth. */

import type { Catalog } from '../rules/catalog.ts';
import { GOAL } from '../rules/score.ts';
import type { Console, State } from '../rules/state.ts';
import type { Taste } from './taste.ts';
import { type Prices, yieldOf } from './worth.ts';

/** VP by which a player's VP a round grow from one round to the next, by the number of players: what makes a match last as long as it does. */
const GROWTH = [0, 0, 0.2, 0.31, 0.47, 0.66];

/** Rounds until the first player has the VP that call the end. */
export function roundsLeft(cards: Catalog, state: State, taste: Taste): number {
  if (state.ending) return restOfRound(state);
  let rounds = Number.POSITIVE_INFINITY;
  for (const console of state.consoles) {
    rounds = Math.min(rounds, roundsTo(cards, state, console, taste));
  }
  return Math.max(1, rounds);
}

/** Rounds until this player has them, with ships as they are and more of them coming. */
function roundsTo(cards: Catalog, state: State, console: Console, taste: Taste): number {
  const growth = GROWTH[state.consoles.length] as number;
  const rate = yieldOf(cards, state, console, VP_ONLY, taste);
  return (Math.sqrt(rate * rate + 2 * growth * Math.max(0, GOAL - console.vp)) - rate) / growth;
}

const VP_ONLY: Prices = { credit: 0, income: 0, rounds: 1 };

function restOfRound(state: State): number {
  const seats = state.consoles.length;
  const last = (state.first - state.active + seats - 1) % seats;
  return Math.max(0.1, last / seats);
}

/** What things count for with so many rounds left. */
export function pricesAt(rounds: number, taste: Taste): Prices {
  const credit =
    taste.lastCredit + (taste.credit - taste.lastCredit) * Math.min(1, rounds / taste.horizon);
  return { credit, income: credit * taste.income * rounds, rounds };
}
