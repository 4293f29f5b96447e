/** Plays at random, but is never foolish: takes what is free, and wastes no charge on nothing. */

import type { Bot } from '@starboard/engine';
import type { Action } from '../rules/action.ts';
import type { Catalog } from '../rules/catalog.ts';
import { preview } from '../rules/preview.ts';
import type { SpaceBaseTypes } from '../rules/types.ts';

export function cadet(cards: Catalog): Bot<SpaceBaseTypes> {
  return {
    name: 'cadet',
    choose({ state, seat, legal }, random) {
      const sensible = legal.filter((action) => !refuses(action) && !spends(action));
      const fruitful = sensible.filter((action) => {
        if (action.do !== 'allocate') return true;
        const { credits, income, vp, charged, further } = preview(cards, state, seat, action);
        return credits + income + vp + charged.length > 0 || further;
      });
      return random.pick([fruitful, sensible, legal].find((some) => some.length > 0) ?? legal);
    },
  };
}

/** Leaving what could be had. */
function refuses(action: Action): boolean {
  return (
    action.do === 'decline' ||
    action.do === 'done' ||
    (action.do === 'use' && action.without !== undefined)
  );
}

/** Charges are for later, unless nothing else brings anything. */
function spends(action: Action): boolean {
  return action.do === 'allocate' && (action.shift ?? action.double) !== undefined;
}
