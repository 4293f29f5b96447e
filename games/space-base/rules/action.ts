/** What a seat can do: every answer to every question of the rules. */

import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';

export type Action =
  /** Throws the dice that are not set (SB-3.2). */
  | { readonly do: 'roll' }
  /** Pays for an ability and opens its box. `without` lists effects that are declined beforehand, by their place in the box (SB-7.24). */
  | { readonly do: 'use'; readonly card: CardNumber; readonly without?: readonly number[] }
  /** Uses no more abilities in this step, or with `turn` in this whole turn; in the light-speed set-up: buys no more. */
  | { readonly do: 'done'; readonly turn?: true }
  /** Says what the next unset die shows (SB-7.15). */
  | { readonly do: 'set'; readonly value: number }
  /** Rolls these dice again, 0 for the first and 1 for the second (SB-7.14). */
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  | Allocate
  /** Follows an arrow (SB-6.4). */
  | { readonly do: 'follow'; readonly to: Direction }
  /** Takes a ship of the shipyard for free (SB-4.5). */
  | { readonly do: 'claim'; readonly card: CardNumber }
  /** Buys a card; `sector` only where it goes elsewhere than printed (SB-7.18). */
  | { readonly do: 'buy'; readonly card: CardNumber; readonly sector?: Sector }
  /** Puts a cube on a ship (SB-7.17). */
  | { readonly do: 'place'; readonly card: CardNumber }
  /** Moves a cube from one ship to another (SB-7.17). */
  | { readonly do: 'move'; readonly from: CardNumber; readonly to: CardNumber }
  /** Trades places with this stationed ship (SB-7.19). */
  | { readonly do: 'exchange'; readonly card: CardNumber }
  /** Buys a ship of the hand in the light-speed set-up (SB-2.8). */
  | { readonly do: 'take'; readonly card: CardNumber }
  /** Leaves it: an arrow, a claim, a purchase, whatever is asked. */
  | { readonly do: 'decline' };

/** The whole of step 3 for one seat: which sectors, and the charges spent on it. */
export interface Allocate {
  readonly do: 'allocate';
  /** Two sectors in the order in which they are collected, or one for the sum. */
  readonly sectors: readonly [Sector, Sector] | readonly [Sector];
  /** Ships whose dice arrows are spent to get from the sum to the sector, in ascending order, once for each use; never more than it takes (SB-7.10). */
  readonly shift?: readonly CardNumber[];
  /** Abilities that collect a sector twice, at most one for each (SB-7.21, SB-7.22). */
  readonly double?: readonly Double[];
}

export interface Double {
  readonly card: CardNumber;
  /** 0 for the first of the sectors, 1 for the second. */
  readonly die: 0 | 1;
}

export type Direction = 'left' | 'right';
