/** A hand and a board: what one builder may do with his buildings, and what it does to them. */

import { IllegalAction } from '@starboard/engine';
import { BUILDINGS, type Building, type Side, SLOTS, type Slot, turnedBy } from '../maps/map.ts';
import type { Action, Move, Time } from './action.ts';
import type { Card } from './state.ts';

/** All in the hand, side A up, not turned, for everybody alike. BU-3.8 */
export function cardsOf(buildings: readonly Building[]): Card[] {
  return buildings.map((building) => ({ building, slot: null, turn: 0, side: 'A' }));
}

export function isMove(action: Action): action is Move {
  return (
    action.kind === 'place' ||
    action.kind === 'take' ||
    action.kind === 'turn' ||
    action.kind === 'flip'
  );
}

export function built(cards: readonly Card[]): number {
  let count = 0;
  for (const card of cards) if (card.slot !== null) count++;
  return count;
}

/** The card that this move is about; throws unless it can be made. */
export function checkMove(cards: readonly Card[], move: Move): Card {
  const card = cards.find(({ building }) => building === move.building);
  if (card === undefined) {
    throw new IllegalAction('build.frozen', `building ${move.building} is frozen`, {
      clause: 'BU-3.3',
      building: move.building,
    });
  }
  switch (move.kind) {
    case 'place':
      checkSlot(cards, move.slot);
      return card;
    case 'take':
      if (card.slot !== null) return card;
      throw new IllegalAction('build.in-hand', `building ${move.building} is in the hand`, {
        clause: 'BU-3.4',
        building: move.building,
      });
    case 'turn':
      if (card.turn === move.turn) throw asItIs(card);
      return card;
    case 'flip':
      if (card.side === move.side) throw asItIs(card);
      return card;
  }
}

function asItIs({ building, turn, side }: Card): IllegalAction {
  return new IllegalAction(
    'build.as-it-is',
    `building ${building} is turned by ${turn}, side ${side} up, already`,
    { clause: 'BU-3.4', building, turn, side },
  );
}

function checkSlot(cards: readonly Card[], slot: Slot | 0): void {
  if (slot === 0) {
    throw new IllegalAction('build.beacon', 'nothing is built on the beacon', { clause: 'BU-1.3' });
  }
  const there = cards.find((card) => card.slot === slot);
  if (there !== undefined) {
    throw new IllegalAction('build.taken', `slot ${slot} is taken by building ${there.building}`, {
      clause: 'BU-3.4',
      slot,
      building: there.building,
    });
  }
}

/** Makes a move that has been checked. */
export function makeMove(cards: readonly Card[], move: Move): void {
  moveCard(cards.find(({ building }) => building === move.building) as Card, move);
}

export function moveCard(card: Card, move: Move): void {
  switch (move.kind) {
    case 'place':
      card.slot = move.slot as Slot;
      break;
    case 'take':
      card.slot = null;
      break;
    case 'turn':
      card.turn = move.turn;
      break;
    case 'flip':
      card.side = move.side;
      break;
  }
}

/**
 * Moves that reach every arrangement: a building of the hand is turned, flipped
 * or placed on a free slot, and the first one on the board is taken back. More
 * is allowed (turning on the board, from slot to slot, taking back any) but
 * adds nothing here, and one who plays at random would hardly ever be done.
 */
export function movesOf(cards: readonly Card[], at: Time): Move[] {
  const moves: Move[] = [];
  const free = SLOTS.filter((slot) => cards.every((card) => card.slot !== slot));
  for (const { building, slot, turn, side } of cards) {
    if (slot !== null) continue;
    for (const target of free) moves.push({ kind: 'place', building, slot: target, at });
    moves.push(
      { kind: 'turn', building, turn: turnedBy(turn, 1), at },
      { kind: 'flip', building, side: otherSide(side), at },
    );
  }
  const first = cards.find(({ slot }) => slot !== null);
  if (first !== undefined) moves.push({ kind: 'take', building: first.building, at });
  return moves;
}

/** The ★ buildings, and as many more in order of number as the hand is larger. BU-2.2, BU-8.1 */
export function openingHand(size: number): Building[] {
  return BUILDINGS.slice(0, size);
}

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}
