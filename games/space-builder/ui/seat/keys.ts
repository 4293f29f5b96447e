/** The keyboard: everything can be done with it. Keys go by their place, so that they lie alike on every keyboard. */

import { useEffect } from 'react';
import type { Building, Slot } from '../../maps/map.ts';
import type { Hands } from './hands.ts';

/** Laid out as the slots are around the beacon. */
export const SLOT_KEYS: Readonly<Record<Slot, string>> = {
  1: 'W',
  2: 'E',
  3: 'A',
  4: 'S',
  5: 'D',
  6: 'Z',
  7: 'X',
  8: 'C',
};

export function useKeys(hands: Hands, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isMeantFor(event)) return;
      if (pressed(hands, event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hands, enabled]);
}

/** Whether what has the focus takes the key: a text any, what can be ticked only the space bar. */
function isMeantFor({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('[type="checkbox"], [type="radio"]')) return code === 'Space';
  return target.closest('input, select, textarea, dialog, [role="dialog"]') !== null;
}

/** Whether the key meant something. */
function pressed(hands: Hands, event: KeyboardEvent): boolean {
  const { cards, building } = hands.scene();
  if (!building) return false;
  const { code } = event;
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1];
  if (digit !== undefined) {
    const taken = Number(digit) as Building;
    if (cards.some((card) => card.building === taken)) hands.light(taken);
    return true;
  }
  const slot = slotOf(code);
  if (slot === undefined) return deed(hands, event);
  placeOn(hands, slot);
  return true;
}

/** The building in hand goes there, even onto another; without one, what stands there is taken in hand. */
function placeOn(hands: Hands, slot: Slot): void {
  const { lit, cards } = hands.scene();
  const there = cards.find((card) => card.slot === slot)?.building;
  if (lit !== null) hands.place(lit, slot);
  else if (there !== undefined) hands.light(there);
}

function deed(hands: Hands, { code, shiftKey, repeat }: KeyboardEvent): boolean {
  const { lit, complete } = hands.scene();
  if (code === 'Space') {
    if (complete && !repeat) hands.tap();
    return complete;
  }
  if (lit === null) return false;
  switch (code) {
    case 'KeyR':
      hands.turn(lit, shiftKey ? -1 : 1);
      return true;
    case 'KeyF':
      hands.flip(lit);
      return true;
    case 'Backspace':
    case 'Delete':
      hands.take(lit);
      return true;
    case 'Escape':
      hands.light(null);
      return true;
    default:
      return false;
  }
}

function slotOf(code: string): Slot | undefined {
  const entry = Object.entries(SLOT_KEYS).find(([, key]) => code === `Key${key}`);
  return entry === undefined ? undefined : (Number(entry[0]) as Slot);
}
