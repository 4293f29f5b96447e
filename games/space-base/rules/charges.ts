/** Charge cubes: where they lie, where there is room for one, and what they pay for (SB-7.1 to SB-7.4). */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogAbility, CatalogFace } from './catalog.ts';
import { cardOf, consoleOf, faceUp } from './console.ts';
import type { Play } from './play.ts';
import type { Console, State } from './state.ts';

/** A charge for this face of this ship; forfeited if no slot is free (SB-6.2). */
export function charge(play: Play, seat: Seat, card: CardNumber, face: CatalogFace): void {
  const console = consoleOf(play.state, seat);
  if (freeSlots(play.state, console, card, face) > 0) {
    putCube(console, card);
    play.tell?.({ kind: 'charged', seat, card });
  } else {
    play.tell?.({ kind: 'forfeited', seat, card });
  }
}

export function cubesOn(console: Console, card: CardNumber): number {
  const { cubes } = console;
  let count = 0;
  for (let index = 0; index < cubes.length; index++) if (cubes[index] === card) count++;
  return count;
}

/** How many slots a face has in this game (SB-7.3). */
export function slotsOn(state: State, face: CatalogFace): number {
  return face.ability === undefined ? 0 : (face.ability.slots[state.consoles.length] as number);
}

export function freeSlots(
  state: State,
  console: Console,
  card: CardNumber,
  face: CatalogFace,
): number {
  return slotsOn(state, face) - cubesOn(console, card);
}

/** How often an ability could be used with the cubes that lie on its ship (SB-7.2). */
export function usesLeft(
  state: State,
  console: Console,
  card: CardNumber,
  ability: CatalogAbility,
): number {
  const cubes = cubesOn(console, card);
  if (!ability.linked) return cubes;
  return cubes === (ability.slots[state.consoles.length] as number) ? 1 : 0;
}

/** Takes the cubes for one use (SB-7.2) and tells of it. */
export function pay(play: Play, seat: Seat, card: CardNumber, ability: CatalogAbility): void {
  const console = consoleOf(play.state, seat);
  const cubes = ability.linked ? (ability.slots[play.state.consoles.length] as number) : 1;
  takeCubes(console, card, cubes);
  play.tell?.({ kind: 'used', seat, card, cubes });
}

/** Kept in ascending order, so that the same cubes are the same state however they came. */
export function putCube(console: Console, card: CardNumber): void {
  const { cubes } = console;
  let place = cubes.length;
  cubes.push(card);
  for (; place > 0 && (cubes[place - 1] as number) > card; place--) {
    cubes[place] = cubes[place - 1] as CardNumber;
  }
  cubes[place] = card;
}

export function takeCubes(console: Console, card: CardNumber, count: number): void {
  console.cubes.splice(console.cubes.indexOf(card), count);
}

/** After a ship has turned over: cubes move to the slots of the face now up, and what does not fit is lost (SB-4.9). */
export function fitCubes(play: Play, seat: Seat, card: CardNumber): void {
  const console = consoleOf(play.state, seat);
  const cubes = cubesOn(console, card);
  if (cubes === 0) return;
  const face = faceUp(play.cards, console, card);
  const lost = cubes - (face === undefined ? 0 : slotsOn(play.state, face));
  if (lost <= 0) return;
  takeCubes(console, card, lost);
  play.tell?.({ kind: 'cubesLost', seat, card, count: lost });
}

/** The ships on a console whose face up has room for a cube, in ascending order. */
export function shipsWithRoom(cards: Catalog, state: State, console: Console): CardNumber[] {
  const found: CardNumber[] = [];
  for (const number of console.stationed) {
    if (freeSlots(state, console, number, cardOf(cards, number).station) > 0) found.push(number);
  }
  for (const stack of console.deployed) {
    for (const number of stack) {
      if (freeSlots(state, console, number, cardOf(cards, number).deployed) > 0) found.push(number);
    }
  }
  return found.sort((a, b) => a - b);
}
