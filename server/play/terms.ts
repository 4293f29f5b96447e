/** What play has to know of a table besides its match: who sits where, and how fast it is played. */

import type { Pace } from '@starboard/client/protocol';
import type { Result, Seat } from '@starboard/engine';
import type { PersonId, TableId } from '../storage/schema.ts';

export interface Terms {
  readonly pace: Pace;
  /** How much later spectators see what happens, in milliseconds. */
  readonly delay: number;
  readonly seats: readonly SeatTerms[];
}

export interface SeatTerms {
  readonly person: PersonId | null;
  /** The bot whose seat it is. */
  readonly bot: string | null;
  /** The bot that holds the seat while its person is gone. */
  readonly heldBy: string | null;
}

/** Where the terms are kept. */
export interface Seating {
  /** Nothing if there is no such table. */
  terms(table: TableId): Promise<Terms | undefined>;
  /** Lets a bot hold a seat, or gives it back with null. */
  hold(table: TableId, seat: Seat, bot: string | null): Promise<void>;
  /** The match is over; may be called again after a crash, and is then harmless. */
  end(table: TableId, result: Result, at: number): Promise<void>;
}

/** The bot that plays for a seat now, its own or one that holds it. */
export function botAt({ bot, heldBy }: SeatTerms): string | null {
  return bot ?? heldBy;
}
