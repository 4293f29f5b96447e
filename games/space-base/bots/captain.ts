/**
 * Looks one round ahead: what a purchase now leaves for the next one, by
 * expectation over the dice of all; and minds how far the others have come in
 * the race to 40 VP.
 */

import type { Bot, Seat } from '@starboard/engine';
import type { Action } from '../rules/action.ts';
import type { CardNumber } from '../rules/card-number.ts';
import type { Catalog } from '../rules/catalog.ts';
import { cardOf, consoleOf, holdsColony } from '../rules/console.ts';
import { ROLLS } from '../rules/odds.ts';
import { rehearsal } from '../rules/rehearsal.ts';
import { answerAlone, questionOf } from '../rules/rules.ts';
import { GOAL } from '../rules/score.ts';
import type { Console, State } from '../rules/state.ts';
import type { SpaceBaseTypes } from '../rules/types.ts';
import { bestOf, type Mind, worthAfter } from './greed.ts';
import { pricesAt, roundsLeft } from './race.ts';
import { SEASONED, type Taste } from './taste.ts';
import { type Prices, purseWorth, rollWorth, sectorWorths, worthOf, yieldOf } from './worth.ts';

export function captain(cards: Catalog, taste: Taste = SEASONED): Bot<SpaceBaseTypes> {
  return {
    name: 'captain',
    choose: (situation) => {
      const { seat, legal } = situation;
      if (legal.length === 1) return legal[0] as Action;
      // Looking at the state costs a redeal, so only where there is something to think about.
      const { state } = situation;
      const mind = new CaptainMind(cards, state, taste);
      if (legal.length > 2 && questionOf(state, seat)?.ask === 'purchase') {
        return mind.purchase(state, seat, legal);
      }
      return bestOf(mind, state, seat, legal);
    },
  };
}

/** How many purchases are looked at closely. */
const SHORTLIST = 6;

class CaptainMind implements Mind {
  readonly cards: Catalog;
  readonly #taste: Taste;
  readonly #prices: Prices;

  constructor(cards: Catalog, now: State, taste: Taste) {
    this.cards = cards;
    this.#taste = taste;
    this.#prices = pricesAt(roundsLeft(cards, now, taste), taste);
  }

  worth(state: State, seat: Seat): number {
    const own = worthOf(this.cards, state, consoleOf(state, seat), this.#prices, this.#taste);
    return own + this.#standing(state, seat);
  }

  sectors(state: State, seat: Seat): readonly number[] {
    const console = consoleOf(state, seat);
    const own = seat === state.active;
    return sectorWorths(this.cards, state, console, this.#prices, this.#taste, own);
  }

  /** Of the purchases that look best at once, the one that leaves most with the next purchase counted in. */
  purchase(state: State, seat: Seat, legal: readonly Action[]): Action {
    const shortlist = legal
      .map((action) => ({ action, worth: worthAfter(this, state, seat, action) }))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, SHORTLIST);
    const nothing = legal.find((action) => action.do === 'decline') as Action;
    if (!shortlist.some(({ action }) => action === nothing))
      shortlist.push({ action: nothing, worth: 0 });
    let best = nothing;
    let most = Number.NEGATIVE_INFINITY;
    for (const { action } of shortlist) {
      const worth = this.#worthAhead(state, seat, action);
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  }

  /** The worth after a purchase, with the credits in hand counted for what they can buy next time. */
  #worthAhead(state: State, seat: Seat, action: Action): number {
    const { cards } = this;
    const [prices, taste] = [this.#prices, this.#taste];
    const play = rehearsal(cards, state);
    answerAlone(play, seat, action);
    const copy = play.state;
    const console = consoleOf(copy, seat);
    const base = this.worth(copy, seat) - purseWorth(console, prices, taste);
    if (copy.ending || prices.rounds < 2) return this.worth(copy, seat);
    const others = copy.consoles.length - 1;
    const fromOthers = others * redCreditsPerRoll(cards, copy, console, prices, taste);
    const start = Math.max(console.credits, console.income) + fromOthers;
    const offers = this.#offers(copy, console);
    let sum = 0;
    const blue = sectorWorths(cards, copy, console, prices, taste, true);
    const credits = sectorWorths(cards, copy, console, CREDITS_ONLY, taste, true);
    for (const [first, second] of ROLLS) {
      sum += this.#nextPurchase(
        console,
        offers,
        start + creditsOfRoll(blue, credits, first, second),
      );
    }
    return base + sum / ROLLS.length;
  }

  /** What each card on sale would add to the console in the rounds after the next. */
  #offers(state: State, console: Console): Offer[] {
    const rounds = Math.max(0, this.#prices.rounds - 1);
    const before = yieldOf(this.cards, state, console, this.#prices, this.#taste);
    const offers: Offer[] = [];
    for (const number of [...state.shipyard, ...state.colonies]) {
      if (number === -1) continue;
      const card = cardOf(this.cards, number);
      if (holdsColony(this.cards, console, card.sector)) continue;
      const after = this.#yieldWith(state, console, number);
      offers.push({
        cost: card.cost,
        worth: card.vp + (after - before) * rounds * this.#taste.future,
      });
    }
    return offers;
  }

  #yieldWith(state: State, console: Console, number: CardNumber): number {
    const { sector } = cardOf(this.cards, number);
    const before = console.stationed[sector - 1] as CardNumber;
    const stack = console.deployed[sector - 1] as CardNumber[];
    console.stationed[sector - 1] = number;
    stack.push(before);
    const after = yieldOf(this.cards, state, console, this.#prices, this.#taste);
    stack.pop();
    console.stationed[sector - 1] = before;
    return after;
  }

  /** The best that so many credits will do: the best card they buy, which others may have taken by then, or being kept. */
  #nextPurchase({ income }: Console, offers: readonly Offer[], credits: number): number {
    const [prices, taste] = [this.#prices, this.#taste];
    const purse = (amount: number) => purseWorth({ credits: amount, income }, prices, taste);
    const kept = purse(credits);
    let best = kept;
    for (const { cost, worth } of offers) {
      if (cost <= credits) best = Math.max(best, worth + purse(0));
    }
    return kept + (best - kept) * taste.foresight;
  }

  /** What the others' VP mean: a little always, and all once the end is called. */
  #standing(state: State, seat: Seat): number {
    const { vp } = consoleOf(state, seat);
    let sum = 0;
    let most = 0;
    for (const console of state.consoles) {
      if (console === consoleOf(state, seat)) continue;
      sum += console.vp;
      most = Math.max(most, console.vp);
    }
    const end = state.ending || vp >= GOAL ? this.#taste.lead * Math.tanh((vp - most) / 4) : 0;
    return end - sum * this.#taste.malice;
  }
}

interface Offer {
  readonly cost: number;
  readonly worth: number;
}

function redCreditsPerRoll(
  cards: Catalog,
  state: State,
  console: Console,
  prices: Prices,
  taste: Taste,
): number {
  const worths = sectorWorths(cards, state, console, prices, taste, false);
  const credits = sectorWorths(cards, state, console, CREDITS_ONLY, taste, false);
  let sum = 0;
  for (const [first, second] of ROLLS) sum += creditsOfRoll(worths, credits, first, second);
  return sum / ROLLS.length;
}

const CREDITS_ONLY: Prices = { credit: 1, income: 0, rounds: 0 };

/** The credits of the better use of a roll. */
function creditsOfRoll(
  worths: readonly number[],
  credits: readonly number[],
  first: number,
  second: number,
): number {
  const separately = (worths[first] as number) + (worths[second] as number);
  return rollWorth(worths, first, second) > separately
    ? (credits[first + second] as number)
    : (credits[first] as number) + (credits[second] as number);
}
