/** How fast it goes is the player's to say, and nothing is ever waited for longer than a second. */

import type { Seat } from '@starboard/engine';
import { expect, test } from 'vitest';
import { LENGTHS, lengthOf } from './pace.ts';

const AS_DESIGNED = { haste: 1, stillness: false };
const roll = [{ kind: 'rolled', seat: 0 as Seat, dice: [3, 4] }] as const;

test('nothing takes longer than a second', () => {
  expect(Math.max(...Object.values(LENGTHS))).toBeLessThanOrEqual(1000);
});

test('who likes it quicker waits less, and who wants it at once does not wait', () => {
  const designed = lengthOf(roll, AS_DESIGNED);
  expect(lengthOf(roll, { ...AS_DESIGNED, haste: 0.5 })).toBe(designed / 2);
  expect(lengthOf(roll, { ...AS_DESIGNED, haste: 0 })).toBe(0);
});

test('where nothing moves there is less to look at', () => {
  expect(lengthOf(roll, { haste: 1, stillness: true })).toBeLessThan(lengthOf(roll, AS_DESIGNED));
});

test('what several collect at once takes as long as the longest of it', () => {
  const turn = { kind: 'turn', seat: 1 as Seat, round: 2 } as const;
  expect(lengthOf([...roll, turn], AS_DESIGNED)).toBe(lengthOf(roll, AS_DESIGNED));
  expect(lengthOf([], AS_DESIGNED)).toBe(0);
});
