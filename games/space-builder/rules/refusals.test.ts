import { IllegalAction, Random, readSeed } from '@starboard/engine';
import { fuzzGame } from '@starboard/engine/checks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAction } from './action.ts';
import { spaceBuilder } from './game.ts';
import { A, B, C, refusal, sit } from './table.ts';

test.each([
  ['turning by 5', { kind: 'turn', building: 1, turn: 5, at: 1 }],
  ['a building that is not there', { kind: 'flip', building: 9, side: 'A', at: 1 }],
  ['a slot off the board', { kind: 'place', building: 1, slot: 9, at: 1 }],
  ['a third side', { kind: 'flip', building: 1, side: 'C', at: 1 }],
  ['half a millisecond', { kind: 'tap', at: 0.5 }],
  ['a time before the map', { kind: 'tap', at: -1 }],
  ['a time that is none', { kind: 'tap', at: Number.NaN }],
  ['minus nothing', { kind: 'tap', at: -0 }],
  ['a time after a day', { kind: 'tap', at: 86_400_001 }],
  ['no such action', { kind: 'fly' }],
  ['an inherited name', { kind: 'toString' }],
  ['no action at all', null],
  ['a list', [1]],
])('%s is malformed', (_, given) => {
  expect(refusal(() => readAction(given))).toBe('action.malformed');
});

test('everything refused leaves the state as it was', () => {
  const table = sit(3).reveal().city(A, 50).tap(A, 60).city(B, 70, { 2: 'unbuilt' });
  table.act(C, { kind: 'place', building: 1, slot: 1, at: 80 });
  const before = JSON.stringify(table.state);
  const refusals = [
    () => table.act(B, { kind: 'place', building: 6, slot: 1, at: 90 }), // frozen
    () => table.act(B, { kind: 'place', building: 2, slot: 0, at: 90 }), // on the beacon
    () => table.act(C, { kind: 'place', building: 2, slot: 1, at: 90 }), // taken
    () => table.act(C, { kind: 'take', building: 2, at: 90 }), // in the hand
    () => table.act(C, { kind: 'turn', building: 2, turn: 0, at: 90 }), // as it is
    () => table.act(C, { kind: 'flip', building: 2, side: 'A', at: 90 }), // as it is
    () => table.act(A, { kind: 'take', building: 1, at: 90 }), // after the tap
    () => table.tap(B, 90), // with a card in hand
    () => table.act(C, { kind: 'flip', building: 1, side: 'B', at: 79 }), // backwards
    () => table.act(A, { kind: 'unfreeze', building: 5 }), // nobody has won
    () => table.act(A, { kind: 'ready' }),
    () => table.act(A, { kind: 'reveal', at: 5000 }),
    () => table.act(C, { kind: 'stop', at: 90 }),
    () => table.act(C, { kind: 'return', at: 90 }),
    () => table.act(7 as typeof A, { kind: 'ready' }),
  ].map(refusal);
  expect(refusals).toEqual([
    'build.frozen BU-3.3',
    'build.beacon BU-1.3',
    'build.taken BU-3.4',
    'build.in-hand BU-3.4',
    'build.as-it-is BU-3.4',
    'build.as-it-is BU-3.4',
    'build.tapped BU-3.5',
    'tap.hand BU-3.5',
    'time.backwards BU-6.3',
    'unfreeze.not-winner BU-5.2',
    'ready.not-now BU-5.3',
    'reveal.not-now BU-3.1',
    'stop.early BU-3.6',
    'seat.here BU-6.7',
    'seat.unknown',
  ]);
  expect(JSON.stringify(table.state)).toBe(before);
});

test('after the round nothing is built', () => {
  const table = sit(2).roundFor(A);
  const late = () => table.act(B, { kind: 'place', building: 1, slot: 1, at: 9000 });
  expect(refusal(late)).toBe('round.none BU-3.3');
  const done = sit(3).reveal().city(A, 1).tap(A, 2).city(B, 1).tap(B, 3);
  done.city(C, 1, { 1: 'unbuilt' });
  expect(refusal(() => done.act(C, { kind: 'take', building: 2, at: 4 }))).toBe(
    'round.over BU-3.6',
  );
});

/** Anything from nearly right to nonsense. */
const anyAction = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'place',
      'take',
      'turn',
      'flip',
      'tap',
      'stop',
      'leave',
      'return',
      'ready',
      'reveal',
      'unfreeze',
    ),
    building: fc.integer({ min: 0, max: 9 }),
    slot: fc.integer({ min: -1, max: 9 }),
    turn: fc.integer({ min: -1, max: 5 }),
    side: fc.constantFrom('A', 'B', 'C'),
    at: fc.oneof(fc.integer({ min: -5, max: 200 }), fc.constant(2100), fc.double()),
  }),
  fc.anything(),
);

test('whatever comes in, in whatever order, is either done or refused with nothing changed', () => {
  const line = fc.tuple(fc.integer({ min: 0, max: 3 }), anyAction);
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 120 }),
      fc.integer({ min: 1, max: 4 }),
      (lines, seats) => {
        const table = sit(seats);
        for (const seat of table.seats) table.act(seat, { kind: 'ready' });
        if (lines.length % 2 === 0) table.act(A, { kind: 'reveal', at: 2100 });
        for (const [seat, given] of lines) {
          const before = JSON.stringify(table.state);
          try {
            table.act(seat as typeof A, readAction(given));
          } catch (error) {
            if (!(error instanceof IllegalAction)) throw error;
            expect(JSON.stringify(table.state)).toBe(before);
          }
          expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
          for (const actor of spaceBuilder.actors(table.state)) {
            expect(spaceBuilder.legal(table.state, actor).length).toBeGreaterThan(0);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('ten thousand bad actions are refused by code, and leave the state as it was', () => {
  const report = { tried: 0, malformed: 0, illegal: 0, legal: 0 };
  for (const seats of [2, 3, 4]) {
    const random = new Random(readSeed('5a'.repeat(32))).split(seats);
    const answers = fuzzGame(spaceBuilder, { seats, tries: 3400 }, random);
    for (const key of ['tried', 'malformed', 'illegal', 'legal'] as const) {
      report[key] += answers[key];
    }
  }
  expect(report.tried).toBeGreaterThan(10_000);
  expect(report.malformed).toBeGreaterThan(1000);
  expect(report.illegal).toBeGreaterThan(1000);
});
