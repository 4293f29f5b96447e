/** Using abilities: which can be used now, and paying for one (SB-7). */

import type { Seat } from '@starboard/engine';
import type { Moment } from '../cards/moment.ts';
import type { Action } from './action.ts';
import { DONE, DONE_FOR_THE_TURN } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import { type Catalog, type CatalogAbility, momentBit, type OtherEffect } from './catalog.ts';
import { pay, usesLeft } from './charges.ts';
import { cardOf, consoleOf, faceUp } from './console.ts';
import { canTakeEffect, entryOf, happensByItself } from './effects.ts';
import type { Play } from './play.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { gain } from './score.ts';
import type { State, Step } from './state.ts';

type Use = Extract<Action, { do: 'use' }>;
type Done = Extract<Action, { do: 'done' }>;

/** The moment at which abilities are asked for in a step, if they are. */
const MOMENTS: Readonly<Record<Step, Moment | undefined>> = {
  offers: undefined,
  opening: 'abilities',
  setting: 'beforeRoll',
  rolling: undefined,
  rerolling: 'afterRoll',
  collecting: undefined,
  between: 'abilities',
  buying: undefined,
  closing: 'abilities',
  over: undefined,
};

export function legalUses(cards: Catalog, state: State, seat: Seat): Action[] {
  const { cubes } = consoleOf(state, seat);
  const actions: Action[] = [];
  for (let index = 0; index < cubes.length; index++) {
    const card = cubes[index] as CardNumber;
    if (card === cubes[index - 1]) continue;
    const ability = usableAbility(cards, state, seat, card);
    if (ability === undefined) continue;
    actions.push(cards.answers.use[card] as Action);
    for (const without of declinable(cards, state, seat, card, ability)) {
      actions.push({ do: 'use', card, without });
    }
  }
  actions.push(DONE);
  // In the last step of a turn that says the same.
  if (state.step !== 'closing') actions.push(DONE_FOR_THE_TURN);
  return actions;
}

export function canUseAnything(cards: Catalog, state: State, seat: Seat): boolean {
  const { cubes, passing } = consoleOf(state, seat);
  if (passing || cubes.length === 0) return false;
  const bit = momentBit(MOMENTS[state.step]);
  for (let index = 0; index < cubes.length; index++) {
    const card = cubes[index] as CardNumber;
    if ((cardOf(cards, card).moments & bit) === 0) continue;
    if (usableAbility(cards, state, seat, card) !== undefined) return true;
  }
  return false;
}

/** Opens a box: pays for it, takes its resources, and lines up what else it does (SB-7.24). */
export function use(play: Play, seat: Seat, action: Use): void {
  const { cards, state } = play;
  const { card, without } = action;
  const refusal = refusalOf(cards, state, seat, card);
  if (refusal !== undefined) throw refuse(refusal);
  const console = consoleOf(state, seat);
  const ability = faceUp(cards, console, card)?.ability as CatalogAbility;
  if (without !== undefined) {
    const options = declinable(cards, state, seat, card, ability);
    if (!options.some((option) => option.join() === without.join())) throw refuse('use.without');
  }
  pay(play, seat, card, ability);
  takeResources(play, seat, card, ability);
  if (ability.charges) console.placed.push(card);
  for (let index = ability.effects.length - 1; index >= 0; index--) {
    if (without?.includes(index) === true) continue;
    const entry = entryOf(ability.effects[index] as OtherEffect, card);
    if (entry !== undefined) console.questions.push(entry);
  }
}

export function endUsing(play: Play, seat: Seat, { turn }: Done): void {
  const { state } = play;
  if (turn === true && state.step === 'closing') throw refuse('done.turn');
  const console = consoleOf(state, seat);
  console.questions.pop();
  if (turn !== true) return;
  console.passing = true;
  play.tell?.({ kind: 'passed', seat });
}

/** The resources of a box come first (SB-7.23, SB-7.24). */
export function takeResources(
  play: Play,
  seat: Seat,
  card: CardNumber,
  ability: CatalogAbility,
): void {
  if (!ability.gains) return;
  const { credits, income, vp } = ability.gain;
  play.tell?.({ kind: 'gained', seat, card, credits, income, vp });
  gain(play, seat, ability.gain);
}

/** Whether the colour of an ability allows it on this turn (SB-7.1). */
export function isForThisTurn(state: State, seat: Seat, ability: CatalogAbility): boolean {
  return ability.use === 'anyTurn' || (ability.use === 'ownTurn') === (seat === state.active);
}

/** Whether nothing this seat could do in steps 1, 5 and 7 of this turn concerns anybody else (SB-3.11). */
export function keepsToItself(cards: Catalog, state: State, seat: Seat): boolean {
  const console = consoleOf(state, seat);
  const isPrivate = (ability: CatalogAbility | undefined): boolean =>
    ability === undefined ||
    ability.moment !== 'abilities' ||
    ability.concerns === 'nobody' ||
    (ability.concerns === 'takers' && cards.traits.onlyTheActivePlayerTakesCards) ||
    !isForThisTurn(state, seat, ability);
  return (
    console.stationed.every((card) => isPrivate(cardOf(cards, card).station.ability)) &&
    console.deployed.every((stack) =>
      stack.every((card) => isPrivate(cardOf(cards, card).deployed.ability)),
    )
  );
}

function usableAbility(
  cards: Catalog,
  state: State,
  seat: Seat,
  number: CardNumber,
): CatalogAbility | undefined {
  if (refusalOf(cards, state, seat, number) !== undefined) return undefined;
  return faceUp(cards, consoleOf(state, seat), number)?.ability;
}

/** Why an ability cannot be used now, if it cannot. */
function refusalOf(
  cards: Catalog,
  state: State,
  seat: Seat,
  card: CardNumber,
): RefusalCode | undefined {
  const console = consoleOf(state, seat);
  const ability = faceUp(cards, console, card)?.ability;
  if (ability === undefined) return 'use.not-up';
  if (ability.moment !== MOMENTS[state.step]) return 'use.not-now';
  if (!isForThisTurn(state, seat, ability)) return 'use.not-this-turn';
  if (usesLeft(state, console, card, ability) === 0) return 'use.not-charged';
  if (ability.charges && console.placed.includes(card)) return 'use.once-a-step';
  if (!canDoAnything(cards, state, seat, card, ability, NOTHING)) return 'use.in-vain';
  return undefined;
}

const NOTHING: readonly number[] = [];

function canDoAnything(
  cards: Catalog,
  state: State,
  seat: Seat,
  card: CardNumber,
  ability: CatalogAbility,
  without: readonly number[],
): boolean {
  if (ability.gains) return true;
  return ability.effects.some(
    (effect, index) => !without.includes(index) && canTakeEffect(cards, state, seat, card, effect),
  );
}

/** The ways to decline effects that would happen by themselves, where something is left to do (SB-7.24). */
function declinable(
  cards: Catalog,
  state: State,
  seat: Seat,
  card: CardNumber,
  ability: CatalogAbility,
): readonly (readonly number[])[] {
  if (!ability.effects.some(happensByItself)) return [];
  if (ability.effects.length === 1 && !ability.gains) return [];
  const places = ability.effects.flatMap((effect, index) =>
    happensByItself(effect) ? [index] : [],
  );
  return subsets(places).filter((without) =>
    canDoAnything(cards, state, seat, card, ability, without),
  );
}

/** All but the empty one. */
function subsets(entries: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const entry of entries) all = [...all, ...all.map((some) => [...some, entry])];
  return all.slice(1);
}
