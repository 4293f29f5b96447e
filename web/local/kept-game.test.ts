import { expect, test } from 'vitest';
import { tookBy } from './kept-game.ts';
import { newGame } from './new-game.ts';

const MINUTE = 60_000;
const begun = { ...newGame({ game: 'space-base', options: {}, seats: [] }), played: 0 };

test('what is counted is the time at the table: neither the night in between nor a long break', () => {
  expect(tookBy(begun, 2 * MINUTE, 0)).toBe(2 * MINUTE);
  const nextDay = 24 * 60 * MINUTE;
  const left = { ...begun, took: 20 * MINUTE, played: 20 * MINUTE };
  expect(tookBy(left, nextDay + MINUTE, nextDay), 'opened again').toBe(21 * MINUTE);
  expect(tookBy(left, nextDay, 0), 'left open').toBe(30 * MINUTE);
});

test('of a game that was begun before it was counted nothing is said', () => {
  const { took: _, ...older } = begun;
  expect(tookBy(older, 2 * MINUTE, 0)).toBeUndefined();
});
