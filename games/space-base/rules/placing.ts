/** Abilities that put a cube on a ship or move one; the ship whose ability it is takes no part (SB-7.17). */

import type { Seat } from '@starboard/engine';
import type { Action } from './action.ts';
import { DECLINE } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogFace } from './catalog.ts';
import { cubesOn, freeSlots, putCube, shipsWithRoom, takeCubes } from './charges.ts';
import { consoleOf, faceUp } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refuse } from './refusals.ts';
import type { Console, State } from './state.ts';

type Place = Extract<Action, { do: 'place' }>;
type Move = Extract<Action, { do: 'move' }>;
/** The question of a box names the ship whose box it is. */
type Box = Extract<Question, { ask: 'place' | 'move' }>;

export function legalPlaces(
  cards: Catalog,
  state: State,
  console: Console,
  box: CardNumber,
): Action[] {
  const targets = targetsOf(cards, state, console, box);
  return [...targets.map((card) => cards.answers.place[card] as Action), DECLINE];
}

export function canPlace(cards: Catalog, state: State, console: Console, box: CardNumber): boolean {
  return targetsOf(cards, state, console, box).length > 0;
}

export function place(play: Play, seat: Seat, { card }: Place, { card: box }: Box): void {
  const console = consoleOf(play.state, seat);
  checkTarget(play, console, card, box);
  console.questions.pop();
  putCube(console, card);
  play.tell?.({ kind: 'charged', seat, card });
}

export function legalMoves(
  cards: Catalog,
  state: State,
  console: Console,
  box: CardNumber,
): Action[] {
  const targets = targetsOf(cards, state, console, box);
  const sources = [...new Set(console.cubes)].filter((card) => card !== box);
  const moves = sources.flatMap((from) =>
    targets.filter((to) => to !== from).map((to): Action => ({ do: 'move', from, to })),
  );
  return [...moves, DECLINE];
}

export function canMove(cards: Catalog, state: State, console: Console, box: CardNumber): boolean {
  const targets = targetsOf(cards, state, console, box);
  return console.cubes.some((from) => from !== box && targets.some((to) => to !== from));
}

export function move(play: Play, seat: Seat, { from, to }: Move, { card: box }: Box): void {
  const console = consoleOf(play.state, seat);
  if (from === box) throw refuse('charge.own-ship');
  if (cubesOn(console, from) === 0) throw refuse('charge.no-cube');
  checkTarget(play, console, to, box);
  if (from === to) throw refuse('charge.no-slot');
  console.questions.pop();
  takeCubes(console, from, 1);
  putCube(console, to);
  play.tell?.({ kind: 'moved', seat, from, to });
}

function targetsOf(cards: Catalog, state: State, console: Console, box: CardNumber): CardNumber[] {
  return shipsWithRoom(cards, state, console).filter((card) => card !== box);
}

function checkTarget(play: Play, console: Console, card: CardNumber, box: CardNumber): void {
  if (card === box) throw refuse('charge.own-ship');
  const face: CatalogFace | undefined = faceUp(play.cards, console, card);
  if (face === undefined || freeSlots(play.state, console, card, face) <= 0) {
    throw refuse('charge.no-slot');
  }
}
