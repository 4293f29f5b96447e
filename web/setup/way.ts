/** The ways to play that can be set up, and who sits at the table to begin with. */

import type { CatalogueGame } from '../games/catalogue.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { againstBots, personSeat } from '../local/seats.ts';

export const WAYS = ['online', 'here', 'bots'] as const;
export type Way = (typeof WAYS)[number];

/** As in an address. */
export function readWay(given: string | null): Way {
  return WAYS.find((way) => way === given) ?? 'bots';
}

/** You and the usual bots, or you and one more person. */
export function firstSeats(
  game: CatalogueGame,
  way: Exclude<Way, 'online'>,
  you: Omit<KeptSeat, 'bot'>,
  nameOf: (number: number) => string,
): KeptSeat[] {
  if (way === 'bots') return againstBots(you, game.rivals);
  const [first] = againstBots(you, []) as [KeptSeat];
  return [first, personSeat(nameOf(2), [first])];
}
