/** Claiming: ships of the shipyard for free (SB-4.5). */

import type { Seat } from '@starboard/engine';
import type { Action } from './action.ts';
import { DECLINE } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf, consoleOf, holdsColony } from './console.ts';
import type { Play } from './play.ts';
import type { ByLevel, Question } from './question.ts';
import { refuse } from './refusals.ts';
import { NONE, OPEN, takeFromSale } from './shipyard.ts';
import type { Console, State } from './state.ts';
import { station } from './station.ts';

type Claim = Extract<Action, { do: 'claim' }>;
type ClaimQuestion = Extract<Question, { ask: 'claim' }>;

export function legalClaims(
  cards: Catalog,
  state: State,
  console: Console,
  left: ByLevel,
): Action[] {
  const actions: Action[] = [];
  for (let place = 0; place < state.shipyard.length; place++) {
    if (claimable(cards, state, console, left, place)) {
      actions.push(cards.answers.claim[state.shipyard[place] as CardNumber] as Action);
    }
  }
  actions.push(DECLINE);
  return actions;
}

export function canClaim(cards: Catalog, state: State, console: Console, left: ByLevel): boolean {
  for (let place = 0; place < state.shipyard.length; place++) {
    if (claimable(cards, state, console, left, place)) return true;
  }
  return false;
}

export function claim(play: Play, seat: Seat, action: Claim, question: ClaimQuestion): void {
  const { cards, state } = play;
  const console = consoleOf(state, seat);
  const place = state.shipyard.indexOf(action.card);
  if (place < 0) throw refuse('claim.not-there');
  const row = (place / OPEN) | 0;
  if (question.left[row] === 0) throw refuse('claim.level', { level: row + 1 });
  const { sector } = cardOf(cards, action.card);
  if (holdsColony(cards, console, sector)) throw refuse('sector.colony', { sector });
  const left = question.left.map((count, index) => count - (index === row ? 1 : 0));
  console.questions.pop();
  console.questions.push({ ask: 'claim', left: left as unknown as ByLevel });
  takeFromSale(state, action.card);
  play.tell?.({ kind: 'claimed', seat, card: action.card, sector });
  station(play, seat, action.card, sector);
}

function claimable(
  cards: Catalog,
  state: State,
  console: Console,
  left: ByLevel,
  place: number,
): boolean {
  const number = state.shipyard[place] as CardNumber | typeof NONE;
  if (number === NONE || left[(place / OPEN) | 0] === 0) return false;
  return !holdsColony(cards, console, cardOf(cards, number).sector); // SB-4.7
}
