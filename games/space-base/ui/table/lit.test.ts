/** Where the dice lead is lit, and a press on a sector means the plain way there. */

import type { Allocate, CardNumber } from '@starboard/space-base';
import { expect, test } from 'vitest';
import type { BaseChoice } from './desk.tsx';
import { litSectors } from './lit.ts';

const RIDE = 19 as CardNumber;

function way(sectors: Allocate['sectors'], more: Partial<Allocate> = {}): BaseChoice {
  return { action: { do: 'allocate', sectors, ...more }, preview: null };
}

test('SB-3.3: 3 and 5 lead to sectors 3, 5 and 8', () => {
  const lit = litSectors({ ask: 'allocate' }, [way([3, 5]), way([8])], [3, 5], undefined);
  expect([...lit.keys()]).toEqual([3, 5, 8]);
  expect(lit.get(8)).toMatchObject({ reach: 'near', dice: [3, 5], beyond: 0 });
});

test('SB-7.10: a dice arrow leads further, and that is seen to be far', () => {
  const lit = litSectors({ ask: 'allocate' }, [way([9], { shift: [RIDE] })], [3, 5], undefined);
  expect(lit.get(9)).toMatchObject({ reach: 'far', beyond: 1 });
});

test('SB-7.21: a press on a sector never spends a charge to double it', () => {
  const plain = way([8]);
  const doubled = way([8], { double: [{ card: RIDE, die: 0 }] });
  const lit = litSectors({ ask: 'allocate' }, [plain, doubled], [3, 5], undefined);
  expect(lit.get(8)?.press).toBe(plain);
});

test('SB-6.4: an arrow leads to the sectors beside it', () => {
  const ways: BaseChoice[] = [
    { action: { do: 'follow', to: 'left' }, preview: null },
    { action: { do: 'follow', to: 'right' }, preview: null },
  ];
  const asked = { ask: 'arrow', sector: 8, left: 0, right: 0, either: 1 } as const;
  expect(
    [...litSectors(asked, ways, [3, 5], ways[1]).entries()].map(([sector, { chosen }]) => [
      sector,
      chosen,
    ]),
  ).toEqual([
    [7, false],
    [9, true],
  ]);
});
