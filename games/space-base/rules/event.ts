/** What happened, in order: enough for a log in any language and for every animation. */

import type { Seat } from '@starboard/engine';
import type { Level, Sector } from '../cards/card.ts';
import type { Direction } from './action.ts';
import type { CardNumber } from './card-number.ts';

export type Event = SetUpEvent | DiceEvent | CollectingEvent | CardEvent | AbilityEvent | TurnEvent;

export type Face = 'station' | 'deployed';

export interface Resources {
  readonly credits: number;
  readonly income: number;
  readonly vp: number;
}

export type SetUpEvent =
  /** Drew the first ship and paid for it (SB-2.4). A `deployed` follows. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: CardNumber; readonly cost: number }
  /** Rolled for who starts, being tied (SB-2.5). */
  | {
      readonly kind: 'rolledForStart';
      readonly seat: Seat;
      readonly dice: readonly [number, number];
    }
  | { readonly kind: 'starts'; readonly seat: Seat }
  /** What a later seat gets in return (SB-2.6). */
  | {
      readonly kind: 'compensated';
      readonly seat: Seat;
      readonly credits: number;
      readonly income: number;
    }
  /** The ships on offer in the light-speed set-up; told to that seat alone (SB-2.8). */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly CardNumber[] }
  /** Picked one of them; told to that seat alone. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: CardNumber }
  /** Has chosen; what, is shown when all have. */
  | { readonly kind: 'chose'; readonly seat: Seat }
  /** Everybody's choice is shown; stationing follows as `stationed` and `deployed`. */
  | {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly cards: readonly CardNumber[];
      readonly cost: number;
    }
  /** Ships not bought went under their decks (SB-2.10). */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly count: number };

export type DiceEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly kind: 'set'; readonly seat: Seat; readonly die: number; readonly value: number }
  | {
      readonly kind: 'rerolled';
      readonly seat: Seat;
      /** Which dice: 0 the first, 1 the second. */
      readonly which: readonly number[];
      /** What both dice show now. */
      readonly dice: readonly [number, number];
    };

export type CollectingEvent =
  /** One sector: the dice combined. Two: separate. */
  | { readonly kind: 'allocated'; readonly seat: Seat; readonly sectors: readonly Sector[] }
  /** Spent dice arrows, so that the sum counts for more (SB-7.10). */
  | {
      readonly kind: 'shifted';
      readonly seat: Seat;
      readonly cards: readonly CardNumber[];
      readonly from: Sector;
      readonly to: Sector;
    }
  | {
      readonly kind: 'doubled';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
    }
  /** What one ship gave; `twice` if its sector was doubled (the amounts are the total). */
  | ({
      readonly kind: 'collected';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
      readonly face: Face;
      readonly twice: boolean;
    } & Resources)
  /** Had nothing to collect whatever the choice, and was not asked. */
  | { readonly kind: 'nothingToCollect'; readonly seat: Seat }
  | {
      readonly kind: 'followed';
      readonly seat: Seat;
      readonly from: Sector;
      readonly to: Sector;
      readonly direction: Direction;
    }
  /** A cube on a free slot. */
  | { readonly kind: 'charged'; readonly seat: Seat; readonly card: CardNumber }
  /** No free slot: the charge is forfeited (SB-6.2). */
  | { readonly kind: 'forfeited'; readonly seat: Seat; readonly card: CardNumber };

export type CardEvent =
  /** `wasted` is what an ordinary purchase took beyond the cost (SB-4.2). */
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
      readonly cost: number;
      readonly wasted: number;
    }
  | {
      readonly kind: 'claimed';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
    }
  /** Came to lie in a station by an exchange or the light-speed set-up. */
  | {
      readonly kind: 'stationed';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
    }
  | {
      readonly kind: 'deployed';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly sector: Sector;
    }
  /** Cubes that found no slot on the face now up (SB-4.9). */
  | {
      readonly kind: 'cubesLost';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly count: number;
    }
  /** A colony's VP (SB-5.1). */
  | {
      readonly kind: 'settled';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly vp: number;
    }
  /** Bought nothing in step 6 though there was something to buy (SB-4.3). */
  | { readonly kind: 'boughtNothing'; readonly seat: Seat; readonly credits: number }
  | {
      readonly kind: 'refilled';
      readonly level: Level;
      readonly place: number;
      readonly card: CardNumber;
    };

export type AbilityEvent =
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly cubes: number;
    }
  | ({ readonly kind: 'gained'; readonly seat: Seat; readonly card: CardNumber } & Resources)
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly sectors: readonly [Sector, Sector] }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly with: CardNumber;
      /** Where the ship with the ability was, and where the other was. */
      readonly sectors: readonly [Sector, Sector];
    }
  /** `by` is the seat that made it so (SB-7.16). */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly vp: number; readonly by: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: CardNumber;
      readonly to: CardNumber;
    }
  /** Uses no more abilities this turn. */
  | { readonly kind: 'passed'; readonly seat: Seat };

export type TurnEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  /** Credits rose to the income (SB-3.9). */
  | { readonly kind: 'income'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Somebody has 40 VP or more: this round is the last (SB-8.1). */
  | { readonly kind: 'finalRound'; readonly seat: Seat; readonly vp: number }
  /** The highest are tied: all play one more round (SB-8.3). */
  | { readonly kind: 'tieRound'; readonly seats: readonly Seat[]; readonly vp: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly by: 'vp' | 'ability' };

/** Whether an event told somebody something that cannot be unlearned. */
export function seals(event: Event): boolean {
  return event.kind === 'refilled' || event.kind === 'revealed' || event.kind === 'dealt';
}
