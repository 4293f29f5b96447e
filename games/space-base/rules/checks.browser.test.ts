import { checkGame } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import game from '../index.ts';

test.each(['standard', 'light-speed'])(
  '%s: the same seed gives the same games as in Node',
  async (variant) => {
    const plan = { seats: 3, games: 1, seed: 'both sides', options: { variant } };
    const report = await checkGame(game, plan);
    expect(await commands.digestInNode('games/space-base/index.ts', plan)).toBe(report.digest);
  },
);
