/** How a finished match of Space Base is watched again: turn by turn, everything as long as the eye needs for it. */

import type { GameFilm } from '@starboard/look/table.ts';
import type { SpaceBaseTypes } from '@starboard/space-base';
import { lengthOf } from './table/pace.ts';

/** In milliseconds, besides the motion: to read what happened. */
const READING = 350;

export const film: GameFilm<SpaceBaseTypes> = {
  unit: 'turn',
  begins: ({ kind }) => kind === 'turn',
  rest: (events) => lengthOf(events, { haste: 1, stillness: false }) + READING,
};
