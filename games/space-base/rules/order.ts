/** Instructions a seat leaves for the others' turns. */

import type { Sector } from '../cards/card.ts';

export interface Order {
  /** What to collect on the others' turns: the most of something, or the first of these sectors that is possible. Absent: ask. */
  readonly collect?: 'credits' | 'income' | 'vp' | readonly Sector[];
  /** `pass`: use no abilities on the others' turns. Absent: ask. */
  readonly abilities?: 'pass';
}
