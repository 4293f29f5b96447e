import { expect, test } from 'vitest';
import { shareOf } from './interval.ts';

test('the interval is the Wilson score interval', () => {
  const { share, low, high } = shareOf(30, 100);
  expect(share).toBe(0.3);
  expect(low).toBeCloseTo(0.2189, 4);
  expect(high).toBeCloseTo(0.3958, 4);
});

test('it stays within 0 and 1, and never claims certainty', () => {
  expect(shareOf(0, 10).low).toBe(0);
  expect(shareOf(0, 10).high).toBeGreaterThan(0.2);
  expect(shareOf(10, 10).high).toBeCloseTo(1);
  expect(shareOf(10, 10).high).toBeLessThanOrEqual(1);
  expect(shareOf(10, 10).low).toBeLessThan(0.8);
});
