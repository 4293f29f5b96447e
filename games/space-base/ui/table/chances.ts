/** How often a sector can be used in a round (SB-10.1). */

import { CHANCES, ROLLS, type Sector } from '@starboard/space-base';

export interface Odds {
  /** How many times in a round it can be used, on average. */
  readonly own: number;
  readonly others: number;
}

export function oddsOf(sector: Sector, players: number): Odds {
  const once = (CHANCES[sector - 1] as number) / ROLLS.length;
  return { own: once, others: once * (players - 1) };
}
