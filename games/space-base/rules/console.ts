/** A player's console: where a ship lies, and which of its faces is up (SB-1.3, SB-1.4). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogCard, CatalogFace } from './catalog.ts';
import type { Console, State } from './state.ts';

/** The number of sectors on a console. */
export const LAST_SECTOR = 12;

export function consoleOf(state: State, seat: Seat): Console {
  return state.consoles[seat] as Console;
}

export function cardOf(cards: Catalog, number: CardNumber): CatalogCard {
  return cards.cards[number] as CatalogCard;
}

/** The card stationed in a sector: a ship, or a colony. */
export function stationedIn(cards: Catalog, console: Console, sector: Sector): CatalogCard {
  return cardOf(cards, console.stationed[sector - 1] as CardNumber);
}

export function deployedIn(console: Console, sector: Sector): CardNumber[] {
  return console.deployed[sector - 1] as CardNumber[];
}

export function holdsColony(cards: Catalog, console: Console, sector: Sector): boolean {
  return stationedIn(cards, console, sector).colony;
}

/** All that tells where a ship lies: a view has it too. */
type Ships = Pick<Console, 'stationed' | 'deployed'>;

/** The sector where a ship is stationed, or 0. */
export function stationOf(console: Ships, card: CardNumber): Sector | 0 {
  return (console.stationed.indexOf(card) + 1) as Sector | 0;
}

/** The sector where a ship is deployed, or 0. */
export function deploymentOf(console: Ships, card: CardNumber): Sector | 0 {
  for (let index = 0; index < LAST_SECTOR; index++) {
    if ((console.deployed[index] as CardNumber[]).includes(card)) return (index + 1) as Sector;
  }
  return 0;
}

/** The face of a card that is up on this console, or nothing if the card is not there. */
export function faceUp(
  cards: Catalog,
  console: Ships,
  number: CardNumber,
): CatalogFace | undefined {
  const card = cards.cards[number];
  if (card === undefined) return undefined;
  if (stationOf(console, number) !== 0) return card.station;
  return deploymentOf(console, number) === 0 ? undefined : card.deployed;
}
