/** Several on one device: whoever is asked is in front, and stays there until the answer is given. */

import type { Seat } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { BaseUpdate } from './desk.tsx';
import { isStillAsked, lineInFront } from './line.ts';

const LINES = [0, 1, 2].map((seat) => ({ viewer: seat as Seat }));

/** What each of three players is told while these are asked and this one has the turn. */
function told(asked: readonly number[], active: number): BaseUpdate[] {
  return LINES.map(({ viewer }) => update(asked.includes(viewer) ? 1 : 0, active));
}

function update(choices: number, active: number, step = 'collecting'): BaseUpdate {
  return {
    seq: 7,
    choices: Array.from({ length: choices }),
    view: { active, round: 1, step, dice: [3, 5], consoles: LINES },
  } as unknown as BaseUpdate;
}

function front(asked: readonly number[], active: number, before: number): number {
  const updates = told(asked, active);
  return lineInFront(LINES, { moment: { seq: 7, updates, events: [] }, latest: updates }, before);
}

test('whoever is in front stays there as long as he is asked', () => {
  expect(front([0, 1, 2], 1, 2)).toBe(2);
});

test('then comes the next one from the player whose turn it is', () => {
  expect(front([0, 2], 1, 1)).toBe(2);
});

test('while nobody is asked the table does not turn', () => {
  expect(front([], 1, 2)).toBe(2);
});

test('a question that is not shown yet is not asked yet', () => {
  expect(isStillAsked(update(1, 0), { ...update(1, 1, 'rolling'), seq: 9 })).toBe(false);
  expect(isStillAsked(update(1, 0), { ...update(1, 0), seq: 9 })).toBe(true);
});
