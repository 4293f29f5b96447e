/** The statistics at the end of a match. */

import { expect, test } from 'vitest';
import { spaceBuilder } from '../../rules/game.ts';
import { A, B, type Mistakes, sit, type Table } from '../../rules/table.ts';
import { byBuilding, byDirection, mean, type Remembered, roundsOf, trips } from './memory.ts';

/** What a seat remembers of all that happened at a table. */
function memory(table: Table, seat = A): Remembered[] {
  return roundsOf(table.events, spaceBuilder.view(table.state, seat).options, seat);
}

/** One round that A finishes after so many milliseconds, as A remembers it. */
function round(direction: 0 | 2, finish: number, mistakes: Mistakes = {}): Remembered {
  const table = sit(2).reveal(direction).city(A, finish, mistakes).tap(A, finish).handsOff();
  return memory(table)[0] as Remembered;
}

test('a round is remembered once it is checked', () => {
  expect(memory(sit(2).reveal())).toEqual([]);
  expect(round(2, 9000)).toMatchObject({ number: 1, direction: 2, winner: A });
  expect(round(2, 9000).boards).toEqual([
    { finish: 9000, faults: 0 },
    { finish: null, faults: 4 },
  ]);
});

test('every round is remembered, each with its own times', () => {
  const table = sit(2).reveal(0).city(A, 4000).tap(A, 4000).handsOff();
  table.reveal(2).city(A, 7000).tap(A, 7000).handsOff();
  expect(memory(table).map(({ number, direction }) => [number, direction])).toEqual([
    [1, 0],
    [2, 2],
  ]);
  expect(memory(table).map(({ times }) => times.length)).toEqual([4, 5]);
});

test('BU-8.3: two who sit opposite remember the map as each saw it, and his own buildings', () => {
  const table = sit(2, { play: { kind: 'race', seating: 'opposite' } }).reveal(1);
  table.act(B, { kind: 'place', building: 1, slot: 1, at: 500 });
  table.city(A, 4000).tap(A, 4000).handsOff();
  expect(memory(table, A)[0]).toMatchObject({
    direction: 1,
    verdicts: [{ faults: 0 }, {}, {}, {}],
  });
  expect(memory(table, B)[0]).toMatchObject({
    direction: 3,
    times: [{ building: 1, took: 500 }],
  });
});

test('times are told by the turn of the map', () => {
  const rounds = [round(0, 4000), round(2, 9000), round(2, 7000)];
  expect(byDirection(rounds, A)).toEqual([4000, null, 8000, null]);
  expect(byDirection(rounds, B)).toEqual([null, null, null, null]);
});

test('faults are told by building and kind, the most frequent first', () => {
  const rounds = [round(0, 1, { 3: 'side' }), round(0, 1, { 3: 'side', 2: 'turn' })];
  expect(trips(rounds)).toEqual([
    { building: 3, wrong: 'side', times: 2 },
    { building: 2, wrong: 'turn', times: 1 },
  ]);
});

test('a building takes as long as from the one before it until it is touched for the last time', () => {
  const table = sit(2).reveal(0);
  table.act(A, { kind: 'place', building: 1, slot: 1, at: 1000 });
  table.act(A, { kind: 'place', building: 2, slot: 2, at: 3000 });
  table.act(A, { kind: 'place', building: 3, slot: 3, at: 3500 });
  table.act(A, { kind: 'place', building: 4, slot: 4, at: 4000 });
  table.act(A, { kind: 'place', building: 2, slot: 5, at: 9000 }).tap(A, 9500).handsOff();
  const [{ times }] = memory(table) as [Remembered];
  expect(times).toEqual([
    { building: 1, took: 1000 },
    { building: 3, took: 2500 },
    { building: 4, took: 500 },
    { building: 2, took: 5000 },
  ]);
  expect(byBuilding([{ times } as Remembered])[0]).toEqual({ building: 2, took: 5000 });
});

test('nothing has no mean', () => {
  expect([mean([]), mean([1, 2])]).toEqual([null, 1.5]);
});
