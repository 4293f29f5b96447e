/** A player's own cards need no code: a set with everything the published one leaves out. */

import { Random, type Seed } from '@starboard/engine';
import { checkGame, fuzzGame } from '@starboard/engine/checks';
import { describe, expect, test } from 'vitest';
import { baseSet } from '../cards/base.ts';
import type { Ability, Effect, Face, Rewards } from '../cards/card.ts';
import { readCardSet } from '../cards/read.ts';
import { spaceBase } from './game.ts';
import { playByChance } from './invariants.ts';
import { position, type Sketch, sketch } from './position.ts';

const root = new Random('7d'.repeat(32) as Seed);

/** Claims for the others, boxes of many effects on anybody's turn, arrows beside claims. */
const REWARDS: readonly Rewards[] = [
  { credits: 2, arrow: 'either', claim: [{ level: 1, count: 1 }] },
  { vp: 2, charge: 1, arrow: 'left' },
  { income: 1, charge: 1, claim: [{ level: 2, count: 1 }] },
  { credits: 3, charge: 1, arrow: 'right' },
  {
    charge: 1,
    claim: [
      { level: 1, count: 2 },
      { level: 3, count: 1 },
    ],
  },
  { credits: 1, vp: 1, charge: 1 },
];

const BOXES: readonly (readonly Effect[])[] = [
  [
    { kind: 'gain', credits: 2, vp: 1 },
    { kind: 'claim', cards: [{ level: 2, count: 2 }] },
    { kind: 'othersLose', vp: 1 },
  ],
  [
    { kind: 'shiftSum', by: [1, 3] },
    { kind: 'gain', income: 1 },
  ],
  [
    { kind: 'buy', count: 2, anySector: [1, 2, 12] },
    { kind: 'swapSectors', sectors: [1, 12] },
  ],
  [
    { kind: 'setDie', dice: 2 },
    { kind: 'gain', credits: 1 },
  ],
  [{ kind: 'placeCharge' }, { kind: 'moveCharge' }, { kind: 'exchange' }, { kind: 'placeCharge' }],
  [{ kind: 'reroll' }],
  [{ kind: 'doubleSector' }],
  [
    { kind: 'swapSectors', sectors: [5, 6] },
    { kind: 'othersLose', vp: 2 },
    { kind: 'gain', vp: 1 },
  ],
  [{ kind: 'shiftSum', by: [2] }],
];

function strangeFace(number: number): Face {
  const rewards = REWARDS[number % REWARDS.length] as Rewards;
  const linked = number % 3 === 0;
  const ability: Ability = {
    slots: linked ? ['always', { players: [2, 4] }] : ['always', 'always'],
    linked,
    use: (['anyTurn', 'ownTurn', 'othersTurn'] as const)[number % 4] ?? 'anyTurn',
    effects: BOXES[number % BOXES.length] as readonly Effect[],
  };
  return { rewards, ability };
}

const strange = spaceBase(
  readCardSet({
    ...baseSet,
    name: 'Strange Base',
    ships: baseSet.ships.map((ship, number) => ({
      ...ship,
      station: strangeFace(number),
      deployed: strangeFace(number + 5),
    })),
  }),
);

/** Twelve dice arrows that lead anywhere, or twelve ways to collect a sector twice. */
function overcharged(number: number): Sketch {
  const effect: Effect =
    number % 3 === 0
      ? { kind: 'doubleSector' }
      : { kind: 'shiftSum', by: [1, 2, 3 + (number % 8)] };
  const slots = Array.from({ length: 12 }, () => 'always' as const);
  const ability: Ability = { slots, linked: false, use: 'anyTurn', effects: [effect] };
  return sketch(`ship-${number}`, { deployed: { rewards: { charge: 1 }, ability } });
}

describe('a set of one’s own', () => {
  test('plays to the end and keeps everything in order', () => {
    for (const seats of [2, 3, 4, 5]) {
      const options = strange.readOptions({ variant: 'light-speed' }, seats);
      for (let number = 0; number < 10; number++) {
        const random = root.split(`${seats} ${number}`);
        expect(strange.result(playByChance(strange, options, seats, random))?.places).toContain(1);
      }
    }
  });

  test('refuses bad input as the published one does', () => {
    const report = fuzzGame(strange, { seats: 3, tries: 3000 }, root.split('fuzz'));
    expect(report.illegal + report.malformed).toBeGreaterThan(2000);
  });

  test('passes the checks of any game', async () => {
    const report = await checkGame(strange, { seats: 2, games: 1, seed: 'strange' });
    expect(report.games).toBe(1);
  });

  test('has no choice of thousands, however many charges a ship may hold', () => {
    const table = position({
      dice: [1, 1],
      seats: [
        {
          deployed: { 1: Array.from({ length: 24 }, (_, number) => overcharged(number)) },
          cubes: Object.fromEntries(
            Array.from({ length: 24 }, (_, number) => [`ship-${number}`, 12]),
          ),
        },
      ],
    });
    expect(table.legal(0).length).toBeLessThan(1000);
  });

  test('is named in the options of a match, apart from the published one', () => {
    expect(strange.readOptions({}, 2).cards).not.toBe(spaceBase(baseSet).readOptions({}, 2).cards);
  });
});
