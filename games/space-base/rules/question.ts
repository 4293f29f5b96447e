/**
 * What a seat is being asked, as data. Each seat has a stack of questions, and
 * of work that waits behind them; the last entry is the question of the
 * moment. An entry is never changed, only replaced, so that the rules can make
 * the common ones once.
 */

import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';

export type Pending = Question | Work;

export type Question =
  /** Light-speed set-up: which ships of the hand (SB-2.8). */
  | { readonly ask: 'offer' }
  /** Which abilities: in steps 1, 2, 5 and 7, as the step of the state says. */
  | { readonly ask: 'abilities' }
  | { readonly ask: 'roll' }
  | { readonly ask: 'allocate' }
  /** Which way from here: so many arrows of each kind are left to follow (SB-6.6). */
  | {
      readonly ask: 'arrow';
      readonly sector: Sector;
      readonly left: number;
      readonly right: number;
      readonly either: number;
    }
  /** How many ships may still be claimed, by level (SB-4.5). */
  | { readonly ask: 'claim'; readonly left: ByLevel }
  /** The ordinary purchase of step 6 (SB-4.2). */
  | { readonly ask: 'purchase' }
  /** Cards for exactly their cost, into one of the sectors or the printed one (SB-4.4, SB-7.18). */
  | { readonly ask: 'buy'; readonly left: number; readonly sectors?: readonly Sector[] }
  | { readonly ask: 'set'; readonly left: number }
  | { readonly ask: 'reroll' }
  /** `card` is the ship whose ability asks, which cannot be the target (SB-7.17). */
  | { readonly ask: 'place'; readonly card: CardNumber }
  | { readonly ask: 'move'; readonly card: CardNumber }
  | { readonly ask: 'exchange'; readonly card: CardNumber };

/** Nobody is asked about it: it is done as soon as it is on top, so no state comes to rest with it there. */
export type Work =
  /** A sector to collect; twice if a ship doubles it, and −1 if none does. */
  | { readonly ask: 'die'; readonly sector: Sector; readonly doubler: CardNumber | -1 }
  | { readonly ask: 'lose'; readonly vp: number }
  | { readonly ask: 'swap'; readonly sectors: readonly [Sector, Sector] }
  | { readonly ask: 'win' };

export type ByLevel = readonly [number, number, number];
