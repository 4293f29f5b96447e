/** Who has finished, as the table shows it. */

import { expect, test } from 'vitest';
import { spaceBuilder } from '../../rules/game.ts';
import { recordingOf } from '../../rules/history.ts';
import { A, B, sit } from '../../rules/table.ts';
import { endedAt, finishers } from './people.ts';

test('the first to tap stands first', () => {
  const table = sit(3).reveal().city(B, 4000).tap(B, 4000);
  expect(finishers(spaceBuilder.view(table.state, A))).toEqual([B]);
});

test('BU-8.2: a rival played back has finished when he did, not before', () => {
  const { state } = sit(2).reveal(1).city(A, 4000).tap(A, 4000).handsOff();
  const rivals = [recordingOf(state, A, 'ghost')];
  const table = sit(1, { play: { kind: 'ghosts', rivals } }).reveal();
  const view = spaceBuilder.view(table.state, A);
  expect(finishers(view, 3999)).toEqual([]);
  expect(finishers(view, 4000)).toEqual([1]);
  expect(endedAt(view)).toBeNull();
  expect(endedAt(spaceBuilder.view(state, A))).toBe(4000);
});
