/** What an action would bring, as far as that is certain beforehand. */

import type { CardNumber } from './catalog.ts';

export interface Preview {
  /** Gained, or paid if negative. */
  readonly credits: number;
  readonly income: number;
  readonly vp: number;
  /** Ships that get a cube, once for each cube. */
  readonly charged: readonly CardNumber[];
  /** Ships that lose or spend a cube, once for each cube. */
  readonly spent: readonly CardNumber[];
  /** Credits an ordinary purchase takes beyond the cost (SB-4.2). */
  readonly wasted: number;
  /** Another question of the same seat follows, so there may be more to come. */
  readonly further: boolean;
  /** Dice decide what it brings. */
  readonly chance: boolean;
}
