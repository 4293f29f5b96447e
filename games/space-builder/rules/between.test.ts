import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';
import { A, B, C, D, refusal, sit } from './table.ts';

test('BU-5.1: who wins a round with all eight buildings has won the game', () => {
  const table = sit(2, { hands: [8, 4] })
    .roundFor(B)
    .roundFor(A);
  expect(spaceBuilder.actors(table.state)).toEqual([]);
  expect(spaceBuilder.result(table.state)).toEqual({ places: [1, 2], scores: [5, 1] });
  expect(refusal(() => table.act(B, { kind: 'ready' }))).toBe('match.over BU-5.1');
});

test('BU-5.2: the winner unfreezes one building of his choice, and builds it from then on', () => {
  const table = sit(3).roundFor(B);
  expect(
    spaceBuilder.legal(table.state, B).map((action) => 'building' in action && action.building),
  ).toEqual([5, 6, 7, 8]);
  table.unfreeze(B, 8).reveal();
  expect(table.round.builders[B]?.cards.map(({ building }) => building)).toEqual([1, 2, 3, 4, 8]);
  expect(table.round.builders[A]?.cards).toHaveLength(4);
});

test('BU-5.2: a hand is kept in order of number, whatever was unfrozen first', () => {
  const table = sit(2)
    .roundFor(A)
    .unfreeze(A, 8)
    .act(A, { kind: 'ready' })
    .act(B, { kind: 'ready' });
  table.act(A, { kind: 'reveal', at: 2100 }).city(A, 1).tap(A, 2).handsOff().unfreeze(A, 5);
  expect(table.player(A).buildings).toEqual([1, 2, 3, 4, 5, 8]);
});

test('BU-5.2: nobody else unfreezes, nothing that is not frozen, and nothing twice', () => {
  const table = sit(2).roundFor(A);
  expect(refusal(() => table.unfreeze(B, 5))).toBe('unfreeze.not-winner BU-5.2');
  expect(refusal(() => table.unfreeze(A, 2))).toBe('unfreeze.not-frozen BU-5.2');
  expect(refusal(() => table.act(A, { kind: 'ready' }))).toBe('ready.unfreeze BU-5.2');
  table.unfreeze(A, 5);
  expect(refusal(() => table.unfreeze(A, 6))).toBe('unfreeze.not-winner BU-5.2');
});

test('BU-5.3: when all are ready everybody has his buildings back in hand, and the next map comes up', () => {
  const table = sit(3).roundFor(C);
  const [first, next] = [table.round.map.id, table.state.pile.at(-1)?.map];
  table.act(A, { kind: 'ready' }).unfreeze(C).act(C, { kind: 'ready' });
  expect(table.state.stage.kind).toBe('between');
  expect(refusal(() => table.act(A, { kind: 'ready' }))).toBe('ready.already BU-5.3');
  table.act(B, { kind: 'ready' });
  expect(table.state.stage.kind).toBe('countdown');
  expect(refusal(() => table.act(B, { kind: 'ready' }))).toBe('ready.not-now BU-5.3');
  table.act(A, { kind: 'reveal', at: 2100 });
  expect(table.round).toMatchObject({ number: 2, map: { id: next } });
  expect(next).not.toBe(first);
  for (const { cards } of table.round.builders)
    expect(cards.every(({ slot }) => slot === null)).toBe(true);
});

test.each([
  [2, 9, [A, B]],
  [3, 13, [A, B, C]],
  [4, 17, [A, B, C, D]],
] as const)(
  'BU-5.4: with %i players the longest game has %i rounds, won by the fifth round win',
  (seats, rounds, players) => {
    const table = sit(seats);
    for (let wins = 1; wins <= 4; wins++) for (const seat of players) table.roundFor(seat);
    expect(table.state.stage.kind).toBe('between');
    table.roundFor(B);
    expect(table.round.number).toBe(rounds);
    expect(table.player(B).wins).toBe(5);
    expect(spaceBuilder.result(table.state)?.places[B]).toBe(1);
    expect(table.state.pile).toHaveLength(20 - rounds);
  },
);

test('BU-5.4: the shortest game has five rounds', () => {
  const table = sit(4);
  for (let round = 0; round < 5; round++) table.roundFor(D);
  expect(spaceBuilder.result(table.state)).toEqual({ places: [2, 2, 2, 1], scores: [0, 0, 0, 5] });
});
