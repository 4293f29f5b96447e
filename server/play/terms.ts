/** What play has to know of a table besides its match: who sits where, and how fast it is played. */

import type { Pace } from '@starboard/client/protocol';
import type { Result, Seat, Viewer } from '@starboard/engine';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { Table } from '../tables/table.ts';

export interface Terms {
  /** The table itself, as it was when the terms were read. */
  readonly gathering: Table;
  readonly pace: Pace;
  /** How much later spectators see what happens, in milliseconds. */
  readonly delay: number;
  /** Whether the end of the match has been told. */
  readonly over: boolean;
  readonly seats: readonly SeatTerms[];
}

export interface SeatTerms {
  readonly person: PersonId | null;
  /** The bot whose seat it is. */
  readonly bot: string | null;
  /** The bot that holds the seat while its person is gone. */
  readonly heldBy: string | null;
  /** Whether its person left for good, and has to sit down again before the seat is his. */
  readonly leftEarly: boolean;
}

/** Where the terms are kept. */
export interface Seating {
  /** Nothing if there is no such table. */
  terms(table: TableId): Promise<Terms | undefined>;
  /** Lets a bot hold a seat, or gives it back with null. */
  hold(table: TableId, seat: Seat, bot: string | null): Promise<void>;
  /** The host of a waiting table is gone: one of those who wait there takes his place. */
  replaceHost(table: TableId, gone: PersonId | null, waiting: ReadonlySet<PersonId>): Promise<void>;
  /** The match is over; may be called again after a crash, and is then harmless. */
  end(table: TableId, result: Result): Promise<void>;
}

/** The bot that plays for a seat now, its own or one that holds it. */
export function botAt({ bot, heldBy }: SeatTerms): string | null {
  return bot ?? heldBy;
}

/** Where someone looks from: his seat, or from outside. */
export function viewerOf({ seats }: Terms, person: PersonId | null): Viewer {
  const seat = seats.findIndex(
    (sitting) => person !== null && sitting.person === person && !sitting.leftEarly,
  );
  return seat === -1 ? 'spectator' : (seat as Seat);
}
