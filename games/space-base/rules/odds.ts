/** How often dice lead to a sector (SB-10.1). */

import { SECTORS } from '../cards/card.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** All rolls of two dice are equally likely. */
export const ROLLS: readonly (readonly [number, number])[] = FACES.flatMap((first) =>
  FACES.map((second) => [first, second] as const),
);

/** How often each sector can be used in those 36 rolls, sector 1 first; a sector shown by both dice counts twice. */
export const CHANCES: readonly number[] = SECTORS.map((sector) =>
  ROLLS.map(
    ([first, second]) =>
      Number(first === sector) + Number(second === sector) + Number(first + second === sector),
  ).reduce((sum, count) => sum + count, 0),
);
