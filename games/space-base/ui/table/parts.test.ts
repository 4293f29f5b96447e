/** The names of cards in a line of the log can be pressed. */

import type { CardNumber } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('a sentence is cut where it names a card', () => {
  const [ride, brand] = [3 as CardNumber, 4 as CardNumber];
  expect(
    partsOf('Noor exchanges Ride with Brand.', [
      { card: ride, name: 'Ride' },
      { card: brand, name: 'Brand' },
    ]),
  ).toEqual([
    { words: 'Noor exchanges ' },
    { words: 'Ride', card: ride },
    { words: ' with ' },
    { words: 'Brand', card: brand },
    { words: '.' },
  ]);
});
