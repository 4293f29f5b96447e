import { expect, test } from 'vitest';
import type { PlayedGame, SimulationPlan } from './plan.ts';
import { barOf } from './progress.ts';
import { summarise } from './summary.ts';

const plan: SimulationPlan = {
  game: 'any',
  options: {},
  bots: ['sharp', 'dull'],
  games: 2,
  seed: '1',
  thinking: { thoughts: 1 },
  rotate: true,
};

function game(number: number, places: number[], scores: number[], rounds: number): PlayedGame {
  const seats = scores.map((score) => ({ ships: score * 2 }));
  return { number, places, scores, actions: 10 + number, match: { rounds }, seats };
}

test('a bot is followed through the seats it moves through', () => {
  // Game 0: sharp at seat 1. Game 1: they have moved on, sharp at seat 2.
  const { bots, seats, actions, measures } = summarise(plan, [
    game(0, [1, 2], [40, 20], 12),
    game(1, [2, 1], [10, 30], 16),
  ]);
  expect(bots.map(({ name, wins, place, score }) => [name, wins.share, place, score])).toEqual([
    ['sharp', 1, 1, 35],
    ['dull', 0, 2, 15],
  ]);
  expect(seats.map(({ name, wins }) => [name, wins.share])).toEqual([
    ['seat 1', 0.5],
    ['seat 2', 0.5],
  ]);
  expect(bots[0]?.measures).toEqual({ ships: 70 });
  expect(actions).toEqual({ mean: 10.5, least: 10, most: 11 });
  expect(measures).toEqual({ rounds: { mean: 14, least: 12, most: 16 } });
});

test('in fixed seats every bot stays where it is', () => {
  const { bots } = summarise({ ...plan, rotate: false }, [
    game(0, [1, 2], [40, 20], 12),
    game(1, [2, 1], [10, 30], 16),
  ]);
  expect(bots.map(({ wins }) => wins.share)).toEqual([0.5, 0.5]);
});

test('a shared first place counts as its part', () => {
  const { bots } = summarise(plan, [game(0, [1, 1], [20, 20], 9)]);
  expect(bots.map(({ wins }) => wins.share)).toEqual([0.5, 0.5]);
});

test('the progress bar fills from empty to full', () => {
  expect(barOf(0, 2000)).toBe(`${'░'.repeat(30)} 0 % of 2,000 games`);
  expect(barOf(1000, 2000)).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} 50 % of 2,000 games`);
  expect(barOf(2000, 2000)).toBe(`${'█'.repeat(30)} 100 % of 2,000 games`);
});
