/** What an action would bring, as far as that is certain beforehand. */

import type { Seat } from '@starboard/engine';
import type { Action } from './action.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { consoleOf } from './console.ts';
import { creditsLeft } from './offers.ts';
import { rehearsal } from './rehearsal.ts';
import { answerAlone } from './rules.ts';
import type { State } from './state.ts';

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

/** Tries the action on a copy; throws `IllegalAction` as `apply` does if it is not legal. */
export function preview(cards: Catalog, state: State, seat: Seat, action: Action): Preview {
  let wasted = 0;
  const play = rehearsal(cards, state, (event) => {
    if (event.kind === 'bought') wasted += event.wasted;
  });
  answerAlone(play, seat, action);
  const before = consoleOf(state, seat);
  const after = consoleOf(play.state, seat);
  return {
    credits: creditsLeft(cards, after) - creditsLeft(cards, before),
    income: after.income - before.income,
    vp: after.vp - before.vp,
    charged: surplus(after.cubes, before.cubes),
    spent: surplus(before.cubes, after.cubes),
    wasted,
    further: after.questions.length > 0,
    chance: action.do === 'roll' || action.do === 'reroll',
  };
}

/** What is in the first list beyond what is in the second, both in ascending order. */
function surplus(list: readonly CardNumber[], other: readonly CardNumber[]): CardNumber[] {
  const rest = [...other];
  return list.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
