/** The light-speed set-up: a hand of ships to buy from, chosen by all at once (SB-2.8 to SB-2.12). */

import { type Seat, seatsOf } from '@starboard/engine';
import type { Action } from './action.ts';
import { DONE } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf, consoleOf } from './console.ts';
import type { Play } from './play.ts';
import { refuse } from './refusals.ts';
import { chooseFirst, compensate } from './start.ts';
import type { Console } from './state.ts';
import { station } from './station.ts';

type Take = Extract<Action, { do: 'take' }>;
type Done = Extract<Action, { do: 'done' }>;

const SHIPS_DEALT = [4, 2] as const;

/** Seat by seat, four of level 1, then two of level 2 (SB-2.8). */
export function dealOffers(play: Play): void {
  const { state } = play;
  for (const seat of seatsOf(state.consoles.length)) {
    const console = consoleOf(state, seat);
    for (const [level, count] of SHIPS_DEALT.entries()) {
      for (let dealt = 0; dealt < count; dealt++) {
        console.hand.push(state.decks[level]?.pop() as CardNumber);
      }
    }
    console.questions.push({ ask: 'offer' });
    play.tell?.({ kind: 'dealt', seat, cards: [...console.hand] }, [seat]);
  }
}

export function legalOffers(cards: Catalog, console: Console): Action[] {
  const credits = creditsLeft(cards, console);
  const open = console.hand.filter(
    (card) => !console.picked.includes(card) && cardOf(cards, card).cost <= credits,
  );
  return [...open.map((card) => cards.answers.take[card] as Action), DONE];
}

export function pick(play: Play, seat: Seat, { card }: Take): void {
  const { cards, state } = play;
  const console = consoleOf(state, seat);
  if (!console.hand.includes(card) || console.picked.includes(card))
    throw refuse('offer.not-dealt');
  const [cost, credits] = [cardOf(cards, card).cost, creditsLeft(cards, console)];
  if (cost > credits) throw refuse('buy.too-dear', { cost, credits });
  console.picked.push(card);
  play.tell?.({ kind: 'picked', seat, card }, [seat]);
}

export function endPicking(play: Play, seat: Seat, { turn }: Done): void {
  if (turn === true) throw refuse('done.turn');
  consoleOf(play.state, seat).questions.pop();
  play.tell?.({ kind: 'chose', seat });
}

/** All have chosen: ships are stationed in the order picked (SB-2.9), the rest go under their decks (SB-2.10), and the first player is found (SB-2.11). */
export function revealOffers(play: Play): void {
  const { cards, state } = play;
  const seats = seatsOf(state.consoles.length);
  for (const seat of seats) {
    const console = consoleOf(state, seat);
    const { picked } = console;
    const cost = costOf(cards, picked);
    console.credits -= cost;
    play.tell?.({ kind: 'revealed', seat, cards: picked, cost });
    for (const card of picked) {
      const { sector } = cardOf(cards, card);
      play.tell?.({ kind: 'stationed', seat, card, sector });
      station(play, seat, card, sector);
    }
  }
  for (const seat of seats) returnRest(play, seat);
  const credits = seats.map((seat) => consoleOf(state, seat).credits);
  chooseFirst(play, credits);
  compensate(play);
}

function returnRest(play: Play, seat: Seat): void {
  const { cards, state } = play;
  const console = consoleOf(state, seat);
  const rest = console.hand.filter((card) => !console.picked.includes(card));
  for (const card of rest) state.decks[cardOf(cards, card).level - 1]?.unshift(card);
  if (rest.length > 0) play.tell?.({ kind: 'returned', seat, count: rest.length });
  console.hand = [];
  console.picked = [];
}

/** Without the cost of what is picked; ships are paid for when all have chosen. */
export function creditsLeft(cards: Catalog, console: Console): number {
  return console.credits - costOf(cards, console.picked);
}

function costOf(cards: Catalog, picked: readonly CardNumber[]): number {
  return picked.reduce((sum, card) => sum + cardOf(cards, card).cost, 0);
}
