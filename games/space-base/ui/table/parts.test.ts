/** The names of cards in a line of the log can be pressed, and amounts are drawn. */

import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('a sentence is cut where it names something', () => {
  const [ride, brand, credits] = [
    { words: 'Ride', card: 3 },
    { words: 'Brand', card: 4 },
    { words: '2 credits', amount: 2 },
  ];
  expect(partsOf('Noor exchanges Ride with Brand.', [ride, brand])).toEqual([
    { words: 'Noor exchanges ' },
    { words: 'Ride', named: ride },
    { words: ' with ' },
    { words: 'Brand', named: brand },
    { words: '.' },
  ]);
  expect(partsOf('Noor collects 2 credits from Ride.', [ride, credits])).toEqual([
    { words: 'Noor collects ' },
    { words: '2 credits', named: credits },
    { words: ' from ' },
    { words: 'Ride', named: ride },
    { words: '.' },
  ]);
});

test('an amount is not found at the end of a longer one', () => {
  const cost = { words: '3點資金', amount: 3 };
  expect(partsOf('失去13點資金，付3點資金。', [cost])).toEqual([
    { words: '失去13點資金，付' },
    { words: '3點資金', named: cost },
    { words: '。' },
  ]);
});
