/** The help names the keys as they are printed on the visitor's keyboard. */

import { expect, test } from 'vitest';
import { SLOTS } from '../../maps/map.ts';
import { SLOT_KEYS } from './keys.ts';
import { namingBy } from './letters.ts';

const slotKeys = (layout?: ReadonlyMap<string, string>) =>
  SLOTS.map((slot) => SLOT_KEYS[slot])
    .map(namingBy(layout))
    .join(' ');

test('a French keyboard has Z E, Q S D, W X C around the beacon', () => {
  const azerty = new Map([
    ['KeyW', 'z'],
    ['KeyE', 'e'],
    ['KeyA', 'q'],
    ['KeyS', 's'],
    ['KeyD', 'd'],
    ['KeyZ', 'w'],
    ['KeyX', 'x'],
    ['KeyC', 'c'],
  ]);
  expect(slotKeys(azerty)).toBe('Z E Q S D W X C');
});

test('a German keyboard has its Y where ours has Z; what it does not tell is as on ours', () => {
  expect(slotKeys(new Map([['KeyZ', 'y']]))).toBe('W E A S D Y X C');
});

test('where the browser tells nothing, the letters are those of an English keyboard', () => {
  expect(slotKeys()).toBe('W E A S D Z X C');
});
