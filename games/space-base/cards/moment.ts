/** When in a turn an ability can be used, which follows from what it does. */

import type { Ability, Effect } from './card.ts';

export type Moment =
  /** Steps 1, 5 and 7 (SB-3.1). */
  | 'abilities'
  /** Step 2, before the dice are thrown (SB-7.15). */
  | 'beforeRoll'
  /** Step 2, after the dice are thrown (SB-7.14). */
  | 'afterRoll'
  /** Step 3, while combining the dice (SB-7.10). */
  | 'combining'
  /** Step 3, with the sectors chosen and nothing collected yet (SB-7.21). */
  | 'beforeCollecting';

/** Of an ability that `readCardSet` let in: all its effects but the resources share one moment, and resources come along at it (SB-7.23). */
export function momentOf(ability: Ability): Moment {
  const [moment = 'abilities'] = momentsOf(ability.effects);
  return moment;
}

/** The different moments of these effects; resources have none of their own. */
export function momentsOf(effects: readonly Effect[]): Moment[] {
  const others = effects.filter((effect) => effect.kind !== 'gain');
  return [...new Set(others.map((effect) => MOMENTS[effect.kind]))];
}

const MOMENTS: Record<Exclude<Effect['kind'], 'gain'>, Moment> = {
  buy: 'abilities',
  claim: 'abilities',
  swapSectors: 'abilities',
  othersLose: 'abilities',
  placeCharge: 'abilities',
  moveCharge: 'abilities',
  exchange: 'abilities',
  win: 'abilities',
  setDie: 'beforeRoll',
  reroll: 'afterRoll',
  shiftSum: 'combining',
  doubleSector: 'beforeCollecting',
};
