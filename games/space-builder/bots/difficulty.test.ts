import { Random, type Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { difficulty } from '../maps/difficulty.ts';
import { generateSet } from '../maps/generation.ts';
import { BUILDINGS, TURNS } from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { cardsOf } from '../rules/cards.ts';
import { plan } from './hand.ts';
import { PACES, type Pace } from './pace.ts';

const random = new Random('5'.repeat(64) as Seed);

/** How long a bot takes on average, and how hard the map is rated, for every map and direction. */
function timed(pace: Pace, maps: typeof PRINTED, size: number): { time: number; points: number }[] {
  const hand = BUILDINGS.slice(0, size);
  const tries = 30;
  return maps.flatMap((map) =>
    TURNS.map((direction) => {
      let time = 0;
      for (let count = 0; count < tries; count++) {
        const sight = { map, direction, cards: cardsOf(hand), clock: 0, haste: 0 };
        time += (plan(pace, sight, random).at(-1)?.at ?? 0) / tries;
      }
      return { time, points: difficulty(map, direction, hand).points };
    }),
  );
}

function correlation(pairs: readonly { time: number; points: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [times, points] = [pairs.map(({ time }) => time), pairs.map(({ points }) => points)];
  const [time, point] = [mean(times), mean(points)];
  const together = mean(pairs.map((pair) => (pair.time - time) * (pair.points - point)));
  const deviation = (values: number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return together / (deviation(times, time) * deviation(points, point));
}

test.each(PACES)(
  'maps that are rated harder take the bots longer, with as many buildings: $name',
  (pace) => {
    for (const size of [4, 8])
      expect(correlation(timed(pace, PRINTED, size))).toBeGreaterThan(0.85);
  },
);

test('the rating holds for generated maps too', () => {
  const [, , practised] = PACES as [Pace, Pace, Pace];
  expect(correlation(timed(practised, generateSet(random, 'G'), 8))).toBeGreaterThan(0.85);
});

test('the points are about the seconds that a practised player needs', () => {
  const [, , practised] = PACES as [Pace, Pace, Pace];
  for (const { time, points } of timed(practised, PRINTED, 6)) {
    expect(Math.abs(time / 1000 - points) / points).toBeLessThan(0.15);
  }
});
