/** How a rival played back grows before one who looks on. */

import { expect, test } from 'vitest';
import { spaceBuilder } from '../../rules/game.ts';
import { recordingOf } from '../../rules/history.ts';
import { A, sit } from '../../rules/table.ts';
import { boardBy, builtBy } from './played-back.ts';

test('BU-8.2: before one who looks on a rival played back builds as he did, and has not finished before he begins', () => {
  const { state } = sit(2).reveal(1).city(A, 4000).tap(A, 4000).handsOff();
  const rivals = [recordingOf(state, A, 'ghost')];
  const { state: again } = sit(1, { play: { kind: 'ghosts', rivals } }).reveal();
  const ghost = spaceBuilder.view(again, 'spectator').round?.builders[1];
  const standing = (now: number) => boardBy(ghost, now).filter(({ slot }) => slot !== null).length;
  expect([0, 3999, 4000].map(standing)).toEqual([0, 0, 4]);
  for (const now of [0, 3999, 4000]) expect(builtBy(ghost, now)).toBe(standing(now));
  expect(boardBy(ghost, 4000)).toEqual(ghost?.cards);
});
