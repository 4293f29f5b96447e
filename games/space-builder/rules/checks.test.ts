/** Space Builder keeps the contract of a game, with any number of players and in every variant. */

import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';
import { recordingOf } from './history.ts';
import { A, sit } from './table.ts';

const rival = recordingOf(sit(2).reveal().city(A, 2).tap(A, 3).handsOff().state, A, 'Lin');

test.each([
  ['practice', 1, {}],
  ['trial', 1, { play: { kind: 'trial' }, hands: [6] }],
  ['daily', 1, { play: { kind: 'daily', date: '2026-11-15' } }],
  ['sealed daily', 1, { play: { kind: 'daily', date: '2026-11-15', sealed: true } }],
  ['ghosts', 1, { play: { kind: 'ghosts', rivals: [rival, rival] } }],
  ['opposite', 2, { play: { kind: 'race', seating: 'opposite' } }],
  ['handicaps', 2, { upright: [true, false], hands: [4, 7] }],
  ['race', 3, {}],
  ['without a clock', 3, { waits: [false, true, true] }],
  ['race with large hands', 4, { hands: [8, 8, 8, 8] }],
] as const)('%s with %i seats passes the checks of any game', async (_, seats, options) => {
  const report = await checkGame(spaceBuilder, { seats, games: 1, seed: 'variants', options });
  expect(report.accepted).toBeGreaterThan(report.actions);
  expect(report.refused).toBeGreaterThan(report.actions);
});
