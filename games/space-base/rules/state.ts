/** Everything there is to know about a match under way. Plain JSON, and small. */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from './card-number.ts';
import type { Pending } from './question.ts';

export interface State {
  step: Step;
  /** Counted from 1. */
  round: number;
  /** The starting player (SB-2.5). */
  first: Seat;
  /** The active player. */
  active: Seat;
  /** What the two dice show; 0 before they are rolled or set. */
  dice: [number, number];
  /** How many dice were set this turn; the first die is set first (SB-7.15). */
  set: number;
  /** How many seats, from the active player clockwise, have had their turn in this step (SB-3.11). */
  heard: number;
  /** Somebody has had 40 VP: the round is the last (SB-8.1). */
  ending: boolean;
  /** Who won by an ability (SB-7.20), or −1. */
  winner: Seat | -1;
  /** Six places of each level, level 1 first; −1 for an empty place. */
  shipyard: (CardNumber | -1)[];
  /** By level; the top card is the last. */
  decks: [CardNumber[], CardNumber[], CardNumber[]];
  /** On sale, in the order of their sectors. */
  colonies: CardNumber[];
  /** By seat. */
  consoles: Console[];
}

/** A player's command console (SB-1.1), and what that player is asked. */
export interface Console {
  credits: number;
  income: number;
  vp: number;
  /** By sector, sector 1 at 0. */
  stationed: CardNumber[];
  /** By sector, sector 1 at 0; in the order of deployment. */
  deployed: CardNumber[][];
  /** The ship each charge cube lies on; as many entries as cubes. */
  cubes: CardNumber[];
  /** The stack of questions; the last is the question of the moment. */
  questions: Pending[];
  /** Sectors collected for the die being carried out, as bits: 1 << sector (SB-6.5). */
  collected: number;
  /** Ships whose charge-placing boxes were used in this step (SB-7.6). */
  placed: CardNumber[];
  /** Uses no more abilities this turn. */
  passing: boolean;
  /** The light-speed offer: what was dealt, and what was picked of it in order. Empty afterwards. */
  hand: CardNumber[];
  picked: CardNumber[];
}

/** The steps in which somebody may be asked something (SB-3). */
export type Step =
  /** The light-speed set-up. */
  | 'offers'
  /** Step 1. */
  | 'opening'
  /** Step 2: setting dice, the roll itself, re-rolling. */
  | 'setting'
  | 'rolling'
  | 'rerolling'
  /** Steps 3 and 4. */
  | 'collecting'
  /** Step 5. */
  | 'between'
  /** Step 6. */
  | 'buying'
  /** Step 7. */
  | 'closing'
  | 'over';
