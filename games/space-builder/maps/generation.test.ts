import { Random, type Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { generateSet, mapOfDay } from './generation.ts';
import { PRINTED } from './printed.ts';
import { readMap, readSet } from './reading.ts';

const chance = (seed: number) => new Random(seed.toString(16).padStart(64, '0') as Seed);

test('generated sets are in balance like the printed one', () => {
  for (let seed = 0; seed < 30; seed++) {
    const set = generateSet(chance(seed), 'G');
    expect(readSet({ maps: set })).toEqual(set);
  }
});

test('the same seed gives the same set, another seed another one, and none is the printed one', () => {
  expect(generateSet(chance(7), 'G')).toEqual(generateSet(chance(7), 'G'));
  const slots = (seed: number) => generateSet(chance(seed), 'G').map((map) => String(map.slots));
  const all = new Set([...slots(7), ...slots(8), ...PRINTED.map((map) => String(map.slots))]);
  expect(all.size).toBe(60);
});

test('every day has a good map of its own', () => {
  const days = Array.from(
    { length: 30 },
    (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`,
  );
  const maps = days.map((day) => readMap(mapOfDay(day)));
  expect(new Set(maps.map((map) => String(map.slots))).size).toBe(30);
});
