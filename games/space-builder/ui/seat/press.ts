/** What a press on a slot or a card means, without a finger that could also drag. */

import type { Building, Slot } from '../../maps/map.ts';
import type { Hands } from './hands.ts';

/** Puts the building in hand there, or takes what stands there in hand. */
export function pressSlot(hands: Hands, slot: Slot): void {
  const { cards, lit } = hands.scene();
  const there = cards.find((card) => card.slot === slot)?.building;
  if (there !== undefined) pressCard(hands, there);
  else if (lit !== null) hands.place(lit, slot);
}

/** Takes a building in hand; the one in hand turns. */
export function pressCard(hands: Hands, building: Building): void {
  if (hands.scene().lit === building) hands.turn(building, 1);
  else hands.light(building);
}
