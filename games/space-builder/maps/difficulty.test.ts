import { expect, test } from 'vitest';
import { ALIKE, difficulty, hasLookalike, lookAlike } from './difficulty.ts';
import { BUILDINGS, type CityMap, TURNS } from './map.ts';
import { PRINTED } from './printed.ts';

const plain: CityMap = {
  id: 'plain',
  slots: [2, 4, 5, 1, 3, 6, 7, 8].map((building) => [building as 1, 0, 'A'] as const),
};
const points = (map: CityMap, direction: 0 | 1 | 2 | 3 = 0) => difficulty(map, direction).points;

test('a map is harder the more there is to build', () => {
  const sizes = [4, 5, 6, 7, 8].map(
    (size) => difficulty(plain, 0, BUILDINGS.slice(0, size)).points,
  );
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});

test('a map is harder the further it lies turned, either way round', () => {
  expect(points(plain, 1)).toBeGreaterThan(points(plain, 0));
  expect(points(plain, 2)).toBeGreaterThan(points(plain, 1));
  expect(points(plain, 3)).toBe(points(plain, 1));
});

test('a building that stands turned or has side B up makes a map harder', () => {
  const turned = { id: 'turned', slots: plain.slots.with(0, [2, 1, 'A']) };
  const flipped = { id: 'flipped', slots: plain.slots.with(0, [2, 0, 'B']) };
  expect(points(turned)).toBeGreaterThan(points(plain));
  expect(points(flipped)).toBeGreaterThan(points(plain));
});

test('neighbours that look alike make a map harder', () => {
  expect(ALIKE.every(([one, other]) => lookAlike(other, one))).toBe(true);
  expect(lookAlike(2, 8)).toBe(false);
  const apart: CityMap = {
    id: 'apart',
    slots: [7, 2, 5, 4, 3, 1, 6, 8].map((building) => [building as 1, 0, 'A'] as const),
  };
  expect(hasLookalike(apart, 7)).toBe(false);
  const beside: CityMap = {
    id: 'beside',
    slots: apart.slots.with(1, [1, 0, 'A']).with(5, [2, 0, 'A']),
  };
  expect(hasLookalike(beside, 7)).toBe(true);
  expect(points(beside)).toBeGreaterThan(points(apart));
});

test('the printed maps have every number of stars', () => {
  const stars = PRINTED.flatMap((map) =>
    TURNS.map((direction) => difficulty(map, direction).stars),
  );
  for (const star of [1, 2, 3, 4, 5])
    expect(stars.filter((other) => other === star).length).toBeGreaterThan(2);
});
