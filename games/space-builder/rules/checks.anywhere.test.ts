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
    `"451484386b0aebe91288df5fa6957002dd9789522bf80bde23ea38ead923c5cd"`,
  );
});
