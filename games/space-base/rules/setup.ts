/** Everything before the first turn (SB-2). */

import { type Random, type Seat, seatsOf } from '@starboard/engine';
import { SECTORS } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf, consoleOf } from './console.ts';
import { dealOffers } from './offers.ts';
import type { Options } from './options.ts';
import type { Listener, Play } from './play.ts';
import { OPEN } from './shipyard.ts';
import { chooseFirst, compensate } from './start.ts';
import type { Console, State } from './state.ts';
import { station } from './station.ts';
import { beginTurn, proceed } from './turn.ts';

/** SB-2.1 and SB-2.8. */
const START = {
  standard: { credits: 5, income: 0 },
  'light-speed': { credits: 15, income: 1 },
} as const;

export function setup(
  cards: Catalog,
  options: Options,
  seats: number,
  random: Random,
  tell?: Listener,
): State {
  const state = layOut(cards, options, seats, random);
  const play: Play = { cards, state, random, tell };
  if (options.variant === 'light-speed') {
    dealOffers(play);
    return state;
  }
  drawFirstShips(play);
  beginTurn(play, state.first);
  proceed(play);
  return state;
}

/** The table before anyone has drawn a card: shuffled decks, the shipyard turned up first (SB-2.3, SB-2.12). */
function layOut(cards: Catalog, { variant }: Options, seats: number, random: Random): State {
  const decks = cards.ships.map((ships) => random.shuffle([...ships])) as State['decks'];
  return {
    step: 'offers',
    round: 0,
    first: 0 as Seat,
    active: 0 as Seat,
    dice: [0, 0],
    set: 0,
    heard: 0,
    ending: false,
    winner: -1,
    shipyard: decks.flatMap((deck) => Array.from({ length: OPEN }, () => deck.pop() ?? -1)),
    decks,
    colonies: [...cards.colonies],
    consoles: seatsOf(seats).map(() => newConsole(cards, START[variant])),
  };
}

function newConsole(
  cards: Catalog,
  { credits, income }: { credits: number; income: number },
): Console {
  return {
    credits,
    income,
    vp: 0,
    stationed: [...cards.startingShips],
    deployed: SECTORS.map(() => []),
    cubes: [],
    questions: [],
    collected: 0,
    placed: [],
    passing: false,
    hand: [],
    picked: [],
  };
}

/** SB-2.4 to SB-2.6. */
function drawFirstShips(play: Play): void {
  const { cards, state } = play;
  const sectors = seatsOf(state.consoles.length).map((seat) => {
    const card = state.decks[0].pop() as CardNumber;
    const { cost, sector } = cardOf(cards, card);
    consoleOf(state, seat).credits -= cost;
    play.tell?.({ kind: 'drew', seat, card, cost });
    station(play, seat, card, sector);
    return sector;
  });
  chooseFirst(play, sectors);
  compensate(play);
}
