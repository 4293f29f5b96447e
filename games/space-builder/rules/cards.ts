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
    action.type === 'place' ||
    action.type === 'take' ||
    action.type === 'turn' ||
    action.type === 'flip'
  );
}

export function built(cards: readonly Card[]): number {
  let count = 0;
  for (const card of cards) if (card.slot !== null) count++;
  return count;
}

/** Throws unless this move can be made with these cards. */
export function checkMove(cards: readonly Card[], move: Move): void {
  const card = cards.find(({ building }) => building === move.building);
  if (card === undefined) {
    throw new IllegalAction('build.frozen', `building ${move.building} is frozen`, {
      clause: 'BU-3.3',
      building: move.building,
    });
  }
  switch (move.type) {
    case 'place':
      checkSlot(cards, move.slot);
      return;
    case 'take':
      if (card.slot !== null) return;
      throw new IllegalAction('build.in-hand', `building ${move.building} is in the hand`, {
        clause: 'BU-3.4',
        building: move.building,
      });
    case 'turn':
      if (move.by >= 1 && move.by <= 3) return;
      throw new IllegalAction(
        'build.quarters',
        `a building turns by 1, 2 or 3 quarters, not by ${move.by}`,
        { clause: 'BU-1.4', by: move.by },
      );
    default:
      return;
  }
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
  const card = cards.find(({ building }) => building === move.building) as Card;
  switch (move.type) {
    case 'place':
      card.slot = move.slot as Slot;
      break;
    case 'take':
      card.slot = null;
      break;
    case 'turn':
      card.turn = turnedBy(card.turn, move.by);
      break;
    case 'flip':
      card.side = otherSide(card.side);
      break;
  }
}

/**
 * Moves that reach every arrangement: first each building of the hand is
 * turned, flipped and placed on a free slot; when all stand, each may be
 * turned, flipped and taken back. More is allowed (BU-3.4 sets no order, and a
 * building may go straight from slot to slot) but adds nothing here, and one
 * who plays at random would never be done.
 */
export function movesOf(cards: readonly Card[], at: Time): Move[] {
  const moves: Move[] = [];
  const hand = cards.filter(({ slot }) => slot === null);
  const free = SLOTS.filter((slot) => cards.every((card) => card.slot !== slot));
  for (const { building } of hand) {
    for (const slot of free) moves.push({ type: 'place', building, slot, at });
  }
  for (const { building } of hand.length > 0 ? hand : cards) {
    if (hand.length === 0) moves.push({ type: 'take', building, at });
    moves.push({ type: 'turn', building, by: 1, at }, { type: 'flip', building, at });
  }
  return moves;
}

/** The ★ buildings, and as many more in order of number as the hand is larger. BU-2.2, BU-8.1 */
export function openingHand(size: number): Building[] {
  return BUILDINGS.slice(0, size);
}

function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}
