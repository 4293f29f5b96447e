/** Space Base keeps the contract of a game, in Node and in a browser alike. */

import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import game from '../index.ts';

for (const variant of ['standard', 'light-speed'] as const) {
  for (const seats of [2, 3, 4, 5]) {
    test(`${variant} with ${seats} players passes the checks of any game`, {
      timeout: 60_000,
    }, async () => {
      const report = await checkGame(game, {
        seats,
        games: 1,
        seed: variant,
        options: { variant },
      });
      expect(report.games).toBe(2);
      expect(report.accepted).toBeGreaterThan(report.actions);
      expect(report.refused).toBeGreaterThan(report.actions);
    });
  }
}
