import { expect, test } from 'vitest';
import { CHANCES } from './odds.ts';

test('SB-10.1 how often each sector can be used in 36 rolls', () => {
  expect(CHANCES).toEqual([12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]);
});
