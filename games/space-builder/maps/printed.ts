/** The twenty maps of the game, checked when the program starts. */

import type { CityMap } from './map.ts';
import printed from './printed.json' with { type: 'json' };
import { readSet } from './reading.ts';

export const PRINTED: readonly CityMap[] = readSet(printed);
