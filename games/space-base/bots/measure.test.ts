import type { Seat } from '@starboard/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { position } from '../rules/position.ts';

test('wins are counted by turn order: seat 0 is third where seat 1 began', () => {
  const { state } = position({ players: 3, seats: [{ vp: 44 }, { vp: 12 }, { vp: 30 }] });
  Object.assign(state, { first: 1 as Seat, step: 'over', winner: -1 });
  expect(box.measure?.(state).match).toMatchObject({
    'VP of the winner': 44,
    'won by turn 1': 0,
    'won by turn 2': 0,
    'won by turn 3': 1,
  });
});
