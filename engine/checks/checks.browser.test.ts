import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { salvage } from '../third-game/salvage.ts';
import { checkGame } from './index.ts';

test('the third game passes the checks in a browser, and the same seed gives the same games as in Node', async () => {
  const plan = { seats: 3, games: 100, seed: 'both sides' };
  const report = await checkGame(salvage, plan);
  expect(report.games).toBe(100);
  expect(await commands.digestInNode('engine/third-game/salvage.ts', plan)).toBe(report.digest);
});
