/** Greedy: takes what is worth most at once and by the expected yield of its board, from exact dice odds. */

import type { Bot } from '@starboard/engine';
import type { Action } from '../rules/action.ts';
import type { Catalog } from '../rules/catalog.ts';
import { consoleOf } from '../rules/console.ts';
import type { State } from '../rules/state.ts';
import type { SpaceBaseTypes } from '../rules/types.ts';
import { bestOf, type Mind } from './greed.ts';
import { pricesAt, roundsLeft } from './race.ts';
import { PLAIN, type Taste } from './taste.ts';
import { sectorWorths, worthOf } from './worth.ts';

export function lieutenant(cards: Catalog): Bot<SpaceBaseTypes> {
  return {
    name: 'lieutenant',
    choose: (situation) => {
      const { seat, legal } = situation;
      if (legal.length === 1) return legal[0] as Action;
      // Looking at the state costs a redeal, so only where there is something to think about.
      const { state } = situation;
      return bestOf(greedyMind(cards, state, PLAIN), state, seat, legal);
    },
  };
}

/** A mind that goes by its own console alone, at the prices of the moment. */
function greedyMind(cards: Catalog, now: State, taste: Taste): Mind {
  const prices = pricesAt(roundsLeft(cards, now, taste), taste);
  return {
    cards,
    worth: (state, seat) => worthOf(cards, state, consoleOf(state, seat), prices, taste),
    sectors: (state, seat) =>
      sectorWorths(cards, state, consoleOf(state, seat), prices, taste, seat === state.active),
  };
}
