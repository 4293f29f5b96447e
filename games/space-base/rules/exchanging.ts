/** The ability to trade places with a stationed ship (SB-7.19). */

import type { Seat } from '@starboard/engine';
import type { Action } from './action.ts';
import { DECLINE } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf, consoleOf } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refuse } from './refusals.ts';
import type { Console } from './state.ts';
import { exchange } from './station.ts';

type Exchange = Extract<Action, { do: 'exchange' }>;
/** The question names the ship whose ability it is. */
type Box = Extract<Question, { ask: 'exchange' }>;

export function legalExchanges(cards: Catalog, console: Console, box: CardNumber): Action[] {
  const actions: Action[] = [];
  for (const card of console.stationed) {
    if (exchangeable(cards, card, box)) actions.push(cards.answers.exchange[card] as Action);
  }
  actions.push(DECLINE);
  return actions;
}

export function canExchange(cards: Catalog, console: Console, box: CardNumber): boolean {
  return console.stationed.some((card) => exchangeable(cards, card, box));
}

export function exchangeWith(play: Play, seat: Seat, { card }: Exchange, { card: box }: Box): void {
  const console = consoleOf(play.state, seat);
  if (!console.stationed.includes(card) || !exchangeable(play.cards, card, box)) {
    throw refuse('exchange.not-stationed');
  }
  console.questions.pop();
  exchange(play, seat, box, card);
}

function exchangeable(cards: Catalog, card: CardNumber, box: CardNumber): boolean {
  return card !== box && !cardOf(cards, card).colony;
}
