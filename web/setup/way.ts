/** The ways to play that can be set up, and who sits at the table to begin with. */

import type { CatalogueGame } from '../games/catalogue.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { againstBots, personSeat } from '../local/seats.ts';

const WAYS = ['online', 'here', 'bots', 'alone'] as const;
export type Way = (typeof WAYS)[number];

/** Alone only where a game has something for one. */
export function waysOf({ seats }: CatalogueGame): readonly Way[] {
  return WAYS.filter((way) => way !== 'alone' || seats.min === 1);
}

/** As in an address. */
export function readWay(game: CatalogueGame, given: string | null): Way {
  return waysOf(game).find((way) => way === given) ?? 'bots';
}

/** You and the usual bots, you and one more person, or you alone. */
export function firstSeats(
  game: CatalogueGame,
  way: Exclude<Way, 'online'>,
  you: Omit<KeptSeat, 'bot'>,
  nameOf: (number: number) => string,
): KeptSeat[] {
  if (way === 'bots') return againstBots(you, game.rivals);
  const [first] = againstBots(you, []) as [KeptSeat];
  return way === 'alone' ? [first] : [first, personSeat(nameOf(2), [first])];
}
