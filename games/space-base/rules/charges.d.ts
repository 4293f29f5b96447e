/** Charge cubes: where they lie, where there is room for one, and what they pay for (SB-7.1 to SB-7.4). */
import type { Seat } from '@starboard/engine';
import type { CardNumber, Catalog, CatalogAbility, CatalogFace } from './catalog.ts';
import type { Play } from './play.ts';
import type { Console, State } from './state.ts';
/** A charge for this face of this ship; forfeited if no slot is free (SB-6.2). */
export declare function charge(play: Play, seat: Seat, card: CardNumber, face: CatalogFace): void;
export declare function cubesOn(console: Console, card: CardNumber): number;
/** How many slots a face has in this game (SB-7.3). */
export declare function slotsOn(state: State, face: CatalogFace): number;
export declare function freeSlots(
  state: State,
  console: Console,
  card: CardNumber,
  face: CatalogFace,
): number;
/** How often an ability could be used with the cubes that lie on its ship (SB-7.2). */
export declare function usesLeft(
  state: State,
  console: Console,
  card: CardNumber,
  ability: CatalogAbility,
): number;
/** Takes the cubes for one use (SB-7.2) and tells of it. */
export declare function pay(
  play: Play,
  seat: Seat,
  card: CardNumber,
  ability: CatalogAbility,
): void;
/** Kept in ascending order, so that the same cubes are the same state however they came. */
export declare function putCube(console: Console, card: CardNumber): void;
export declare function takeCubes(console: Console, card: CardNumber, count: number): void;
/** After a ship has turned over: cubes move to the slots of the face now up, and what does not fit is lost (SB-4.9). */
export declare function fitCubes(play: Play, seat: Seat, card: CardNumber): void;
/** The ships on a console whose face up has room for a cube, in ascending order. */
export declare function shipsWithRoom(cards: Catalog, state: State, console: Console): CardNumber[];
