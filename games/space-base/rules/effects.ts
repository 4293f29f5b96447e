/** What the boxes of abilities do besides giving resources: a small set of effects over the data of the cards (SB-7). */

import type { Seat } from '@starboard/engine';
import { canBuy } from './buying.ts';
import type { CardNumber } from './card-number.ts';
import { byLevel, type Catalog, type OtherEffect } from './catalog.ts';
import { canClaim } from './claiming.ts';
import { consoleOf } from './console.ts';
import { DICE } from './dice.ts';
import { canExchange } from './exchanging.ts';
import { canMove, canPlace } from './placing.ts';
import type { Pending } from './question.ts';
import type { State } from './state.ts';

/** Whether an effect could do anything now (SB-7.6). */
export function canTakeEffect(
  cards: Catalog,
  state: State,
  seat: Seat,
  card: CardNumber,
  effect: OtherEffect,
): boolean {
  const console = consoleOf(state, seat);
  switch (effect.kind) {
    case 'buy':
      return canBuy(cards, state, console, effect.anySector);
    case 'claim':
      return canClaim(cards, state, console, byLevel(effect.cards));
    case 'othersLose':
      return state.consoles.some((other) => other !== console && other.vp > 0);
    case 'placeCharge':
      return canPlace(cards, state, console, card);
    case 'moveCharge':
      return canMove(cards, state, console, card);
    case 'exchange':
      return canExchange(cards, console, card);
    case 'setDie':
      return state.set < DICE;
    default:
      return true;
  }
}

/** The effect as an entry of a seat's stack. Dice arrows and doubling are none: they are part of an allocation. */
export function entryOf(effect: OtherEffect, card: CardNumber): Pending | undefined {
  switch (effect.kind) {
    case 'buy':
      return effect.anySector === undefined
        ? { ask: 'buy', left: effect.count }
        : { ask: 'buy', left: effect.count, sectors: effect.anySector };
    case 'claim':
      return { ask: 'claim', left: byLevel(effect.cards) };
    case 'swapSectors':
      return { ask: 'swap', sectors: effect.sectors };
    case 'reroll':
      return { ask: 'reroll' };
    case 'setDie':
      return { ask: 'set', left: effect.dice };
    case 'othersLose':
      return { ask: 'lose', vp: effect.vp };
    case 'placeCharge':
      return { ask: 'place', card };
    case 'moveCharge':
      return { ask: 'move', card };
    case 'exchange':
      return { ask: 'exchange', card };
    case 'win':
      return { ask: 'win' };
    default:
      return undefined;
  }
}

/** Effects that happen without a question; one of several in a box can be declined beforehand (SB-7.24). */
export function happensByItself(effect: OtherEffect): boolean {
  return effect.kind === 'othersLose' || effect.kind === 'swapSectors' || effect.kind === 'win';
}
