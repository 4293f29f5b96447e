import { expect, test } from 'vitest';
import { oddsOf } from './chances.ts';

test('SB-10.1: a six comes up on 17 of 36 own rolls, and with three rivals three times as often', () => {
  expect(oddsOf(6, 4)).toEqual({ own: 17 / 36, others: (17 / 36) * 3 });
});
