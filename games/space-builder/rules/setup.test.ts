import { expect, test } from 'vitest';
import { BEACON, BUILDINGS, cellOf, SLOTS, STARRED } from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { readAction } from './action.ts';
import { spaceBuilder } from './game.ts';
import { A, B, refusal, sit } from './table.ts';

test('BU-1.1: two, three or four race; five find no place, and one alone plays a variant', () => {
  for (const seats of [2, 3, 4]) expect(sit(seats).state.options.play.kind).toBe('race');
  expect(spaceBuilder.seats.max).toBe(4);
  expect(refusal(() => sit(1, { play: { kind: 'race' } }))).toBe('options.seats');
  expect(sit(1).state.options.play.kind).toBe('practice');
});

test('BU-1.2: four players have a board and a set of eight buildings each, and there are 20 maps', () => {
  const { state } = sit(4).reveal();
  expect(PRINTED).toHaveLength(20);
  expect(state.pile).toHaveLength(19);
  expect(state.round?.builders).toHaveLength(4);
  for (const { buildings, frozen } of spaceBuilder.view(state, A).players) {
    expect(new Set([...buildings, ...frozen])).toEqual(new Set(BUILDINGS));
  }
});

test('BU-1.3: the beacon fills the top left of three by three, and the slots follow in reading order', () => {
  expect(BEACON).toEqual({ row: 0, column: 0 });
  const inReadingOrder = SLOTS.map(cellOf).map(({ row, column }) => 3 * row + column);
  expect(inReadingOrder).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('BU-1.3: nothing is built on the beacon', () => {
  const table = sit(2).reveal();
  const given = { kind: 'place', building: 1, slot: 0, at: 5 };
  const onBeacon = () => table.act(A, readAction(given));
  expect(refusal(onBeacon)).toBe('build.beacon BU-1.3');
});

test('BU-2.1: the maps are shuffled, every map once', () => {
  const order = (seed: number) => sit(2, {}, seed).state.pile.map(({ map }) => map);
  expect(order(1).toSorted()).toEqual(PRINTED.map(({ id }) => id));
  expect(order(1)).not.toEqual(order(2));
});

test('BU-1.6, BU-2.2: everybody starts with the four ★ buildings, the other four are frozen', () => {
  const { players } = spaceBuilder.view(sit(3).state, B);
  for (const { buildings, frozen } of players) {
    expect(buildings).toEqual([...STARRED]);
    expect(frozen).toEqual([5, 6, 7, 8]);
  }
});

test('BU-2.3: all boards face the same way: the same arrangement is right for everybody, however the map lies', () => {
  for (const direction of [0, 1, 2, 3] as const) {
    const table = sit(3).reveal(direction).city(A, 1).city(B, 1).tap(A, 2).tap(B, 3).handsOff();
    const [first, second] = table.check.boards;
    expect([first?.faults, second?.faults]).toEqual([0, 0]);
    const stood = (index: number) =>
      table.check.boards[index]?.verdicts.map((verdict) => verdict.stood);
    expect(stood(0)).toEqual(stood(1));
  }
});
