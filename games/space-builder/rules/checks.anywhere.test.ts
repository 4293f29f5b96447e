/** Space Builder keeps the contract of a game, in Node and in a browser alike. */

import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';

test('the same games lead to the same states everywhere', async () => {
  const report = await checkGame(spaceBuilder, { seats: 2, games: 1, seed: 'anywhere' });
  expect(report.accepted).toBeGreaterThan(report.actions);
  expect(report.refused).toBeGreaterThan(report.actions);
  expect(report.redealt.different).toBe(report.redealt.alike);
  expect(report.digest).toMatchInlineSnapshot(
    `"41fb6eaa2b8dd4e0c741d1bc5258503d394e3aad458e1ba06019fddafbeea080"`,
  );
});
