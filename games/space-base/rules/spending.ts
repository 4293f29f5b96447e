/** Charges that are spent as part of an allocation: dice arrows and doubling (SB-7.10, SB-7.21). */

import type { Seat } from '@starboard/engine';
import type { Moment } from '../cards/moment.ts';
import { isForThisTurn, takeResources } from './abilities.ts';
import type { CardNumber } from './card-number.ts';
import { type Catalog, type CatalogAbility, momentBit } from './catalog.ts';
import { pay, usesLeft } from './charges.ts';
import { cardOf, consoleOf, faceUp } from './console.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';

/** A ship whose ability can be used while allocating, and how often. */
export interface Spendable {
  readonly card: CardNumber;
  readonly ability: CatalogAbility;
  readonly uses: number;
}

const NOBODY: readonly Spendable[] = [];

export function spendable(
  cards: Catalog,
  state: State,
  seat: Seat,
  moment: Moment,
): readonly Spendable[] {
  const console = consoleOf(state, seat);
  const { cubes } = console;
  const bit = momentBit(moment);
  let found: Spendable[] | undefined;
  for (let index = 0; index < cubes.length; index++) {
    const number = cubes[index] as CardNumber;
    if (number === cubes[index - 1]) continue;
    if ((cardOf(cards, number).moments & bit) === 0) continue;
    const ability = faceUp(cards, console, number)?.ability;
    if (ability?.moment !== moment || !isForThisTurn(state, seat, ability)) continue;
    const uses = usesLeft(state, console, number, ability);
    if (uses === 0) continue;
    found ??= [];
    found.push({ card: number, ability, uses });
  }
  return found ?? NOBODY;
}

export function spend(play: Play, seat: Seat, card: CardNumber): void {
  const console = consoleOf(play.state, seat);
  const ability = faceUp(play.cards, console, card)?.ability as CatalogAbility;
  pay(play, seat, card, ability);
  takeResources(play, seat, card, ability);
}
