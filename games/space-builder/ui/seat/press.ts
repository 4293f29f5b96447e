/** What a press on a slot or a card means, without a finger that could also drag. */

import { useMemo } from 'react';
import type { Building, Slot } from '../../maps/map.ts';
import { type Hands, isInHand } from './hands.ts';

/** The same for as long as the hands are, so that nothing is drawn anew for them. */
export function usePresses(hands: Hands) {
  return useMemo(
    () => ({
      onSlot: (slot: Slot) => pressSlot(hands, slot),
      onTake: (building: Building) => pressCard(hands, building),
      onTurn: () => withLit(hands, (lit) => hands.turn(lit, 1)),
      onFlip: () => withLit(hands, (lit) => hands.flip(lit)),
    }),
    [hands],
  );
}

/** Puts the building in hand there, even onto another; with none, or one that stands already, takes what stands there in hand. */
function pressSlot(hands: Hands, slot: Slot): void {
  const scene = hands.scene();
  const { cards, lit } = scene;
  const there = cards.find((card) => card.slot === slot)?.building;
  if (there !== undefined && (lit === null || !isInHand(scene, lit))) pressCard(hands, there);
  else if (lit !== null) hands.place(lit, slot);
}

/** Takes a building in hand; the one in hand turns. */
function pressCard(hands: Hands, building: Building): void {
  if (hands.scene().lit === building) hands.turn(building, 1);
  else hands.light(building);
}

function withLit(hands: Hands, act: (lit: Building) => void): void {
  const { lit } = hands.scene();
  if (lit !== null) act(lit);
}
