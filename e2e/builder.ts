/** Plays Space Builder as someone would who hears the map read out and has a keyboard. */

import type { Page } from '@playwright/test';
import {
  BUILDINGS,
  cellOf,
  type Direction,
  SIDES,
  SLOTS,
  type Slot,
  TURNS,
  turnedCell,
} from '@starboard/space-builder';
import { say, standing } from '@starboard/space-builder/text';
import { expect } from './starboard.ts';

/** Keys as they lie around the beacon. */
const SLOT_KEYS = ['', 'w', 'e', 'a', 's', 'd', 'z', 'x', 'c'];

/** Builds what the map shows, every building of it, and taps the pile. */
export async function buildByKeys(page: Page): Promise<void> {
  const map = page.locator('[data-kind="map"]');
  await expect(map).toBeVisible();
  const direction = Number(await map.getAttribute('data-direction')) as Direction;
  for (const heard of await map.getByRole('listitem').allTextContents()) {
    const keys = keysFor(heard, direction);
    if (keys !== '') await page.keyboard.type(keys);
  }
  await page.keyboard.press('Space');
}

/** Takes the building in hand, turns and flips it, and puts it where the map has it, as seen from the beacon; nothing for the beacon itself. */
function keysFor(heard: string, direction: Direction): string {
  const slot = SLOTS.find((slot) => heard.startsWith(placeOf(slot, direction)));
  if (slot === undefined) return '';
  const place = placeOf(slot, direction);
  const found = EVERY_WAY.find(
    ({ building, side, turn }) => heard === `${place}${standing(building, side, turn, 'en')}`,
  );
  if (found === undefined) throw new Error(`the map says "${heard}"`);
  const turns = 'r'.repeat((found.turn - direction + 4) % 4);
  return `${found.building}${turns}${found.side === 'B' ? 'f' : ''}${SLOT_KEYS[slot]}`;
}

const EVERY_WAY = BUILDINGS.flatMap((building) =>
  SIDES.flatMap((side) => TURNS.map((turn) => ({ building, side, turn }))),
);

/** Where a slot lies on a map that lies in a direction, as it is read out. */
function placeOf(slot: Slot, direction: Direction): string {
  const { row, column } = turnedCell(cellOf(slot), direction);
  return `${say('en', 'place', { row: row + 1, column: column + 1 })}: `;
}
