/** Buying a card: the ordinary purchase of step 6, and the exact one of a reward or an ability (SB-4). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { Action } from './action.ts';
import { DECLINE } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogCard } from './catalog.ts';
import { cardOf, consoleOf, holdsColony } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refuse } from './refusals.ts';
import { NONE, takeFromSale } from './shipyard.ts';
import type { Console, State } from './state.ts';
import { station } from './station.ts';

type Buy = Extract<Action, { do: 'buy' }>;
/** Sectors a ship may go to besides the printed one (SB-7.18). */
type Elsewhere = readonly Sector[] | undefined;
/** Cards on sale, with gaps in the shipyard. */
type Row = readonly (CardNumber | typeof NONE)[];

export function legalBuys(
  cards: Catalog,
  state: State,
  console: Console,
  elsewhere?: Elsewhere,
): Action[] {
  const actions: Action[] = [];
  addBuys(actions, cards, console, state.shipyard, elsewhere);
  addBuys(actions, cards, console, state.colonies, elsewhere);
  actions.push(DECLINE);
  return actions;
}

function addBuys(
  actions: Action[],
  cards: Catalog,
  console: Console,
  row: Row,
  elsewhere: Elsewhere,
): void {
  for (let place = 0; place < row.length; place++) {
    const number = row[place] as CardNumber | typeof NONE;
    if (number === NONE) continue;
    const card = cardOf(cards, number);
    if (card.cost > console.credits) continue; // SB-4.1
    if (!holdsColony(cards, console, card.sector)) {
      actions.push(cards.answers.buy[number] as Action); // SB-4.7
    }
    if (elsewhere === undefined || card.colony) continue;
    for (const sector of elsewhere) {
      if (sector !== card.sector && !holdsColony(cards, console, sector)) {
        actions.push({ do: 'buy', card: number, sector });
      }
    }
  }
}

/** Whether anything on sale could be bought now. */
export function canBuy(
  cards: Catalog,
  state: State,
  console: Console,
  elsewhere?: Elsewhere,
): boolean {
  return (
    anyBuyable(cards, console, state.shipyard, elsewhere) ||
    anyBuyable(cards, console, state.colonies, undefined)
  );
}

function anyBuyable(cards: Catalog, console: Console, row: Row, elsewhere: Elsewhere): boolean {
  for (let place = 0; place < row.length; place++) {
    const number = row[place] as CardNumber | typeof NONE;
    if (number === NONE) continue;
    const card = cardOf(cards, number);
    if (card.cost > console.credits) continue;
    if (!holdsColony(cards, console, card.sector)) return true;
    if (elsewhere?.some((sector) => !holdsColony(cards, console, sector))) return true;
  }
  return false;
}

/** Buys for all credits (step 6) or for exactly the cost. */
export function buy(play: Play, seat: Seat, action: Buy, question: Question): void {
  const console = consoleOf(play.state, seat);
  const card = checkBuy(play, console, action, question);
  const sector = action.sector ?? card.sector;
  const ordinary = question.ask === 'purchase';
  const wasted = ordinary ? console.credits - card.cost : 0;
  console.credits -= card.cost + wasted; // SB-4.2, SB-4.4
  console.questions.pop();
  if (question.ask === 'buy' && question.left > 1) {
    console.questions.push({ ...question, left: question.left - 1 });
  }
  takeFromSale(play.state, card.number);
  play.tell?.({ kind: 'bought', seat, card: card.number, sector, cost: card.cost, wasted });
  station(play, seat, card.number, sector);
}

function checkBuy(play: Play, console: Console, action: Buy, question: Question): CatalogCard {
  const { cards, state } = play;
  if (!isOnSale(state, action.card)) throw refuse('buy.not-there');
  const card = cardOf(cards, action.card);
  if (card.cost > console.credits) {
    throw refuse('buy.too-dear', { cost: card.cost, credits: console.credits });
  }
  const elsewhere = question.ask === 'buy' ? question.sectors : undefined;
  const { sector } = action;
  if (sector !== undefined) {
    const free = !card.colony && sector !== card.sector && elsewhere?.includes(sector) === true;
    if (!free) throw refuse('buy.sector', { sector });
  }
  const to = sector ?? card.sector;
  if (holdsColony(cards, console, to)) throw refuse('sector.colony', { sector: to });
  return card;
}

function isOnSale(state: State, card: CardNumber): boolean {
  return state.shipyard.includes(card) || state.colonies.includes(card);
}
