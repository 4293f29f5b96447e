/** Watched again, the check of a round lasts as long as there is something to look at. */

import { expect, test } from 'vitest';
import type { Check } from '../rules/state.ts';
import { film } from './film.ts';

test('the check takes longer the more boards and faults there are, everything else a moment', () => {
  const lengths = [[], [[0, 0]], [[0, 2]], [[0, 2], [0]]].map((boards) =>
    film.rest([checked(boards)]),
  );
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
  expect(new Set(lengths).size).toBe(lengths.length);
  expect(film.rest([{ kind: 'ready', seat: 0 as never }])).toBeLessThan(lengths[0] as number);
});

/** By board, the faults of each building. */
function checked(boards: readonly (readonly number[])[]) {
  const check = {
    boards: boards.map((faults) => ({ verdicts: faults.map((each) => ({ faults: each })) })),
  };
  return { kind: 'checked' as const, round: 1, check: check as unknown as Check };
}
