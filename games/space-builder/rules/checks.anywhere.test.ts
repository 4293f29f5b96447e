/** Space Builder keeps the contract of a game, in Node and in a browser alike. */

import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';

test('the same games lead to the same states everywhere', { timeout: 60_000 }, async () => {
  const report = await checkGame(spaceBuilder, { seats: 2, games: 1, seed: 'anywhere' });
  expect(report.accepted).toBeGreaterThan(report.actions);
  expect(report.refused).toBeGreaterThan(report.actions);
  expect(report.redealt.different).toBe(report.redealt.alike);
  expect(report.digest).toMatchInlineSnapshot(
    `"029996c112ea34d98a88021b9882f78a606285faba35a0cc05e66867b38fa2d4"`,
  );
});
