/** A player's console: where a ship lies, and which of its faces is up (SB-1.3, SB-1.4). */
import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { CardNumber, Catalog, CatalogCard, CatalogFace } from './catalog.ts';
import type { Console, State } from './state.ts';
/** The number of sectors on a console. */
export declare const LAST_SECTOR = 12;
export declare function consoleOf(state: State, seat: Seat): Console;
export declare function cardOf(cards: Catalog, number: CardNumber): CatalogCard;
/** The card stationed in a sector: a ship, or a colony. */
export declare function stationedIn(cards: Catalog, console: Console, sector: Sector): CatalogCard;
export declare function deployedIn(console: Console, sector: Sector): CardNumber[];
export declare function holdsColony(cards: Catalog, console: Console, sector: Sector): boolean;
/** The sector where a ship is stationed, or 0. */
export declare function stationOf(console: Console, card: CardNumber): Sector | 0;
/** The sector where a ship is deployed, or 0. */
export declare function deploymentOf(console: Console, card: CardNumber): Sector | 0;
/** The face of a card that is up on this console, or nothing if the card is not there. */
export declare function faceUp(
  cards: Catalog,
  console: Console,
  number: CardNumber,
): CatalogFace | undefined;
