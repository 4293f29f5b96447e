import { expect, test } from 'vitest';
import type { CheckedBoard } from './state.ts';
import { A, B, C, D, type Mistakes, sit } from './table.ts';

/** The board that B leaves when A finishes first. */
function lastBoard(mistakes: Mistakes): CheckedBoard {
  const table = sit(2).reveal().city(B, 10, mistakes).city(A, 20).tap(A, 30).handsOff();
  return table.check.boards[1] as CheckedBoard;
}

test('BU-4.1: boards are checked first finished first', () => {
  const table = sit(4).reveal();
  for (const [seat, at] of [
    [C, 300],
    [A, 200],
    [D, 250],
  ] as const)
    table.city(seat, 1).tap(seat, at);
  table.handsOff();
  expect(table.check.boards.map(({ builder, finish }) => [builder, finish])).toEqual([
    [A, 200],
    [D, 250],
    [C, 300],
    [B, null],
  ]);
});

test('BU-4.2: a building that is not built is 1 fault', () => {
  const board = lastBoard({ 2: 'unbuilt' });
  expect(board.faults).toBe(1);
  expect(board.verdicts[1]).toMatchObject({ building: 2, wrong: ['unbuilt'], faults: 1 });
});

test('BU-4.3: a building in the wrong slot is 2 faults', () => {
  const board = lastBoard({ 2: 'slot' });
  expect(board.faults).toBe(2);
  expect(board.verdicts[1]).toMatchObject({ building: 2, wrong: ['slot'], faults: 2 });
});

test('BU-4.4: a building turned wrongly or wrong side up is 2 faults', () => {
  for (const wrong of ['turn', 'side'] as const) {
    const board = lastBoard({ 2: wrong });
    expect(board.faults).toBe(2);
    expect(board.verdicts[1]).toMatchObject({ building: 2, wrong: [wrong], faults: 2 });
  }
});

test('BU-4.5: a card never counts twice, and the verdict still names all that is wrong', () => {
  const table = sit(2).reveal();
  const { turn, side } = table.wanted(1);
  const spare = ([1, 2, 3, 4, 5, 6, 7, 8] as const).find((slot) =>
    ([1, 2, 3, 4] as const).every((building) => table.wanted(building).slot !== slot),
  );
  table.stand(A, 1, 5, {
    slot: spare ?? 1,
    turn: turn === 2 ? 3 : 2,
    side: side === 'A' ? 'B' : 'A',
  });
  table.city(B, 1).tap(B, 10).handsOff();
  expect(table.check.boards[1]?.verdicts[0]).toMatchObject({
    wrong: ['slot', 'turn', 'side'],
    faults: 2,
  });
});

test('a verdict tells what stood and what the map asked for', () => {
  const table = sit(2).reveal().city(A, 1, { 3: 'side' }).tap(A, 2).handsOff();
  const wanted = table.wanted(3);
  expect(table.check.boards[0]?.verdicts[2]).toEqual({
    building: 3,
    wanted,
    stood: { ...wanted, side: wanted.side === 'A' ? 'B' : 'A' },
    wrong: ['side'],
    faults: 2,
  });
});

test('BU-4.6: fewest faults wins, however late', () => {
  const table = sit(3)
    .reveal()
    .city(A, 1, { 1: 'turn' })
    .tap(A, 10)
    .city(B, 1)
    .tap(B, 99)
    .handsOff();
  expect(table.check.winner).toBe(B);
});

test('BU-4.6: on a tie the first to finish wins, and one who did not finish comes last', () => {
  const table = sit(3).reveal();
  for (const seat of [A, B, C]) table.city(seat, 1);
  table.tap(C, 50).tap(B, 60).handsOff();
  expect(table.check.boards.map(({ faults }) => faults)).toEqual([0, 0, 0]);
  expect(table.check.winner).toBe(C);
  expect(table.check.boards.at(-1)).toMatchObject({ builder: A, finish: null });
});

test('BU-4.6: among several who did not finish, seating order decides', () => {
  const table = sit(4).reveal();
  for (const seat of [B, C, D]) table.act(seat, { kind: 'leave', at: 10 });
  const everything = { 1: 'turn', 2: 'turn', 3: 'turn', 4: 'turn' } as const;
  table.city(A, 20, everything).tap(A, 30).handsOff();
  expect(table.check.boards.map(({ faults }) => faults)).toEqual([8, 4, 4, 4]);
  expect(table.check.winner).toBe(B);
});

test('worked example 1: the one who was not done wins with a single fault', () => {
  const table = sit(3).reveal();
  table.city(B, 100, { 2: 'turn' }).tap(B, 20_000);
  table.city(A, 100, { 4: 'unbuilt' });
  table.city(C, 100, { 3: 'side' }).tap(C, 25_000).handsOff();
  const faults = table.check.boards.map(({ builder, faults }) => [builder, faults]);
  expect(faults).toEqual([
    [B, 2],
    [C, 2],
    [A, 1],
  ]);
  expect(table.check.winner).toBe(A);
  table.unfreeze(A, 7);
  expect(table.player(A).buildings).toEqual([1, 2, 3, 4, 7]);
});
