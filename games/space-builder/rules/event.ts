/** What happens in a match, for the log and the animation. */

import type { Seat } from '@starboard/engine';
import type { Building, Direction } from '../maps/map.ts';
import type { Move, Time } from './action.ts';
import type { Check } from './state.ts';

export type Event =
  | { readonly kind: 'ready'; readonly seat: Seat }
  /** Everybody is ready: the map comes up in this many milliseconds. */
  | { readonly kind: 'countdown'; readonly round: number; readonly lasts: number }
  /** The map is face up, in a direction as it lies on the table; how each seat sees it is in its view. */
  | {
      readonly kind: 'revealed';
      readonly round: number;
      readonly map: string;
      readonly direction: Direction;
    }
  /** To the seat alone. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly move: Move }
  /** How many buildings stand on a board: all that others learn. BU-3.9 */
  | { readonly kind: 'built'; readonly seat: Seat; readonly built: number }
  | { readonly kind: 'tapped'; readonly seat: Seat; readonly at: Time }
  /** The round is over; boards count as they stood then. Told again if an earlier tap comes in late. */
  | { readonly kind: 'stop'; readonly at: Time }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'checked'; readonly round: number; readonly check: Check }
  | { readonly kind: 'round-won'; readonly seat: Seat; readonly faults: number }
  | { readonly kind: 'unfroze'; readonly seat: Seat; readonly building: Building }
  | { readonly kind: 'won'; readonly seat: Seat };
