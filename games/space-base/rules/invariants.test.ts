import { Random, type Seed } from '@starboard/engine';
import { fuzzGame } from '@starboard/engine/checks';
import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import type { CardNumber } from './card-number.ts';
import { faultOf, playByChance } from './invariants.ts';
import { VARIANTS } from './options.ts';
import { position, type Table } from './position.ts';

const root = new Random('3f'.repeat(32) as Seed);

describe('random play', () => {
  test.each(VARIANTS.flatMap((variant) => [2, 3, 4, 5].map((seats) => [variant, seats] as const)))(
    '%s with %i players keeps every card, slot and counter in order',
    (variant, seats) => {
      const options = game.readOptions({ variant }, seats);
      for (let number = 0; number < 30; number++) {
        const random = root.split(`${variant} ${seats} ${number}`);
        expect(game.result(playByChance(game, options, seats, random))?.places).toContain(1);
      }
    },
  );

  test.each<[string, (table: Table) => unknown]>([
    ['is there 2 times', (table) => table.state.decks[0].push(table.card('l1-s01-1'))],
    ['is there 0 times', (table) => table.state.colonies.pop()],
    ['below 0', (table) => table.console(1).vp--],
    ['no slot', (table) => table.console(0).cubes.push(table.card('start-01'))],
    ['12 sectors', (table) => table.console(0).deployed.pop()],
    ['another level', (table) => table.state.shipyard.reverse()],
    ['18 places', (table) => table.state.decks[2].push(table.state.shipyard.pop() as CardNumber)],
  ])('a state out of order is found out: %s', (fault, spoil) => {
    const table = position();
    expect(faultOf(table.game.catalog, table.state)).toBeUndefined();
    spoil(table);
    expect(faultOf(table.game.catalog, table.state)).toContain(fault);
  });

  test('a state stays under 4 KB as JSON', () => {
    const options = game.readOptions({}, 5);
    const sizes = [1, 2, 3].map(
      (number) => JSON.stringify(playByChance(game, options, 5, root.split(number))).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });
});

describe('bad input', () => {
  test('ten thousand bad actions are refused by code, and leave the state as it was', () => {
    let [malformed, illegal] = [0, 0];
    for (const variant of VARIANTS) {
      for (const seats of [2, 5]) {
        const options = game.readOptions({ variant }, seats);
        const report = fuzzGame(
          game,
          { options, seats, tries: 2500 },
          root.split(`fuzz ${variant} ${seats}`),
        );
        malformed += report.malformed;
        illegal += report.illegal;
      }
    }
    expect(malformed).toBeGreaterThan(1000);
    expect(illegal).toBeGreaterThan(1000);
  });
});
