/** Many charges make many ways and few answers. */

import type { CardNumber } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { doublersIn, NO_WISH, shiftersIn, type Way, waysFor } from './ways.ts';

const [ONE, ANOTHER] = leadingBy('1') as [CardNumber, CardNumber];
const [FARTHER] = leadingBy('1,2') as [CardNumber];
const DOUBLER = 99 as CardNumber;

/** Ships whose charge, while they are stationed, moves the sum by so much. */
function leadingBy(steps: string): CardNumber[] {
  return catalog.cards.flatMap(({ card }, number) =>
    'station' in card &&
    card.station.ability?.effects.some(
      (effect) => effect.kind === 'shiftSum' && effect.by.join() === steps,
    )
      ? [number as CardNumber]
      : [],
  );
}

function way(sectors: Way['action']['sectors'], more: Partial<Way['action']> = {}): Way {
  return { action: { do: 'allocate', sectors, ...more }, preview: null };
}

const PLAIN = [way([3, 5]), way([8])];

test('SB-7.10: each sector is offered once, for the charge that leads no further than needed', () => {
  const ways = [
    ...PLAIN,
    way([9], { shift: [FARTHER] }),
    way([9], { shift: [ONE] }),
    way([10], { shift: [ONE, ANOTHER] }),
    way([10], { shift: [FARTHER] }),
  ];
  expect(waysFor(ways, NO_WISH)).toEqual([...PLAIN, ways[3], ways[5]]);
  expect(shiftersIn(ways)).toEqual([FARTHER, ONE, ANOTHER]);
});

test('SB-7.10: a charge that is to be kept is spared, and what it alone reaches is not offered', () => {
  const ways = [...PLAIN, way([9], { shift: [ONE] }), way([9], { shift: [ANOTHER] })];
  expect(waysFor(ways, { doubling: [], sparing: [ONE] })).toEqual([...PLAIN, ways[3]]);
  expect(waysFor(ways, { doubling: [], sparing: [ONE, ANOTHER] })).toEqual(PLAIN);
});

test('where every charge leads elsewhere there is nothing to choose among them', () => {
  expect(shiftersIn([...PLAIN, way([9], { shift: [ONE] })])).toEqual([]);
});

test('SB-7.21: nothing is doubled unasked; asked, either die can be', () => {
  const double = (die: 0 | 1) => ({ double: [{ card: DOUBLER, die }] });
  const ways = [
    way([3, 5]),
    way([3, 5], double(0)),
    way([3, 5], double(1)),
    way([8]),
    way([8], double(0)),
  ];
  expect(doublersIn(ways)).toEqual([DOUBLER]);
  expect(waysFor(ways, NO_WISH)).toEqual(PLAIN);
  expect(waysFor(ways, { doubling: [DOUBLER], sparing: [] })).toEqual([ways[1], ways[2], ways[4]]);
});
