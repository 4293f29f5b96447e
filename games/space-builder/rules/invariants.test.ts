import { Random, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { PACES } from '../bots/pace.ts';
import { simulateGame } from '../bots/simulation.ts';
import { spaceBuilder } from './game.ts';
import { faultOf, playByChance } from './invariants.ts';
import type { CheckedBoard } from './state.ts';
import { A, B, sit, type Table } from './table.ts';

const root = new Random('6'.repeat(64) as Seed);

test.each([1, 2, 3, 4])(
  'random play with %i players keeps every building, time and fault in order',
  (seats) => {
    const options = spaceBuilder.readOptions({}, seats);
    for (let number = 0; number < 20; number++) {
      expect(playByChance(options, seats, root.split(`${seats} ${number}`)).stage.kind).toBe(
        'over',
      );
    }
  },
);

test.each([2, 3, 4])('so do bots with %i players', (seats) => {
  const options = spaceBuilder.readOptions({}, seats);
  for (let number = 0; number < 10; number++) {
    const paces = PACES.slice(0, seats);
    simulateGame(options, paces, root.split(`bots ${seats} ${number}`), (state) => {
      expect(faultOf(state)).toBeUndefined();
    });
  }
});

describe('an invariant that is broken is found', () => {
  const round = () => sit(2).reveal().city(A, 5);
  test.each<[string, () => Table, (table: Table) => void]>([
    ['wins in', () => sit(2).roundFor(A), (table) => table.player(A).wins++],
    ['buildings', round, (table) => table.player(A).buildings.push(8)],
    ['twice', round, (table) => table.player(A).buildings.splice(0, 1, 2)],
    [
      'two buildings on a slot',
      round,
      ({ round }) =>
        Object.assign(round.builders[A]?.cards[0] ?? {}, {
          slot: round.builders[A]?.cards[1]?.slot,
        }),
    ],
    [
      'tapped with a card in hand',
      round,
      ({ round }) => Object.assign(round.builders[B] ?? {}, { tap: { at: 1, arrival: 1 } }),
    ],
    [
      'time ran backwards',
      round,
      ({ round }) =>
        round.builders[A]?.history.push({ arrival: 99, action: { kind: 'stop', at: 1 } }),
    ],
    [
      'another history',
      round,
      ({ round }) => Object.assign(round.builders[A]?.cards[0] ?? {}, { turn: 7 }),
    ],
    ['holds', round, (table) => table.player(A).buildings.splice(0, 1, 8)],
    [
      'faults are not',
      () => sit(2).roundFor(A),
      ({ check }) => Object.assign(check.boards[0] as CheckedBoard, { faults: 9 }),
    ],
    [
      'misjudged',
      () => sit(2).roundFor(A),
      ({ check }) => Object.assign(check.boards[0]?.verdicts[0] ?? {}, { wrong: ['turn'] }),
    ],
  ])('%s', (words, position, spoil) => {
    const table = position();
    expect(faultOf(table.state)).toBeUndefined();
    spoil(table);
    expect(faultOf(table.state)).toContain(words);
  });
});
