/** Space Base keeps the contract of a game, in Node and in a browser alike. */

import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import game from '../index.ts';
import { VARIANTS } from './options.ts';

const tables = VARIANTS.flatMap((variant) =>
  [2, 3, 4, 5].map((seats) => [variant, seats] as const),
);

test.each(tables)('%s with %i players passes the checks of any game', async (variant, seats) => {
  const report = await checkGame(game, { seats, games: 1, seed: variant, options: { variant } });
  expect(report.games).toBe(1);
  expect(report.accepted).toBeGreaterThan(report.actions);
  expect(report.refused).toBeGreaterThan(report.actions);
});
