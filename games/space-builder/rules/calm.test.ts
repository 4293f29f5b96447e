import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';
import { A, B, C, sit } from './table.ts';

/** One person, and others who wait for him. */
const calm = (waiting: number) =>
  sit(1 + waiting, { waits: [false, ...Array.from({ length: waiting }, () => true)] });

const HOUR = 3_600_000;

test('BU-8.4: those who wait can be done long before, and stop nobody', () => {
  const table = calm(2).reveal();
  table.city(B, 9000).tap(B, 9000).city(C, 9500).tap(C, 9500);
  expect(table.round.stop).toBeNull();
  expect(spaceBuilder.actors(table.state)).toEqual([A]);
  table.city(A, HOUR).tap(A, HOUR);
  expect(table.round.check?.boards.map(({ builder }) => builder)).toEqual([A, B, C]);
});

test('BU-8.4: on equal faults, whoever was waited for wins, however long he took', () => {
  const table = calm(1).reveal().city(B, 9000).tap(B, 9000).city(A, HOUR).tap(A, HOUR);
  expect(table.check.winner).toBe(A);
});

test('BU-8.4: with fewer faults, one who waits wins all the same', () => {
  const table = calm(1).reveal().city(B, 9000).tap(B, 9000);
  table.city(A, HOUR, { 1: 'turn' }).tap(A, HOUR);
  expect(table.check.winner).toBe(B);
});

test('BU-8.4: the last tap of those who do not wait ends the round; a board that is not done counts as it stands', () => {
  const table = calm(1).reveal().city(B, 100, { 3: 'unbuilt' }).city(A, 200).tap(A, 200);
  expect(table.round.stop?.at).toBe(200);
  table.handsOff();
  expect(table.check.boards.map(({ finish, faults }) => [finish, faults])).toEqual([
    [200, 0],
    [null, 1],
  ]);
});

test('BU-8.4: of two who do not wait, neither is stopped by the other', () => {
  const table = sit(3, { waits: [false, false, true] }).reveal();
  table.city(C, 50).tap(C, 50).city(A, 100).tap(A, 100);
  expect(table.round.stop).toBeNull();
  table.city(B, HOUR).tap(B, HOUR);
  expect(table.check.boards.map(({ builder }) => builder)).toEqual([A, B, C]);
});

test('BU-8.4, BU-6.7: nobody waits for one who is gone', () => {
  const table = sit(3, { waits: [false, false, true] }).reveal();
  table.act(B, { kind: 'leave', at: 80 }).city(C, 90).tap(C, 90).city(A, 100).tap(A, 100);
  expect(table.round.stop?.at).toBe(100);
});
