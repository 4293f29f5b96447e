/** A table as it is told to whoever may see it, over HTTP and over the WebSocket alike. */

import type { SeatNews, TableNews } from '@starboard/client/protocol';
import type { PersonId, SeatRow } from '../storage/schema.ts';
import { BOTS_AFTER } from './bots.ts';
import { deadlinesOf } from './clock.ts';
import { paceOf } from './pace.ts';
import { may } from './permissions.ts';
import type { Table } from './table.ts';

/** What is not in storage, because nobody needs it later. */
export interface Presence {
  isHere(table: string, person: PersonId): boolean;
  spectators(table: string): number;
  /** Asks all processes who is at these tables: they may be served elsewhere. */
  findOut(tables: readonly string[]): Promise<void>;
}

/** Where nothing is played. */
export const NOBODY_HERE: Presence = {
  isHere: () => false,
  spectators: () => 0,
  findOut: async () => {},
};

/** As `TableNews`, made here. */
export type WrittenNews = TableNews & { seats: SeatNews[] };

export function newsOf(
  { table, seats }: Table,
  reader: PersonId | undefined,
  presence: Presence,
): WrittenNews {
  const gathering = { table, seats };
  const own = seats.find((seat) => seat.person !== null && seat.person === reader);
  // Whose clock runs tells whose turn it is, which spectators are to learn later.
  const isNow = table.delay === 0 || own?.left_early === 0;
  const deadlines = isNow ? deadlinesOf(table.clock) : [];
  // Nor are they to guess the end from who goes; who is gone before, the match tells them in its time.
  const isShown = isNow || table.stage !== 'playing';
  const isHere = (person: PersonId) => !isShown || presence.isHere(table.id, person);
  return {
    id: table.id,
    code: may('invite', gathering, reader) ? table.code : null,
    game: table.game,
    options: JSON.parse(table.options),
    access: table.access,
    pace: paceOf(table.pace),
    chat: table.chat,
    delay: table.delay,
    stage: table.stage,
    openedAt: table.opened_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
    botsFrom: table.quick === 1 && table.stage === 'open' ? table.opened_at + BOTS_AFTER : null,
    commitment: table.commitment,
    seats: seats.map((seat) => seatNews(seat, deadlines[seat.seat] ?? null, isHere)),
    you: own?.seat ?? null,
    host: table.host !== null && table.host === reader,
    spectators: presence.spectators(table.id),
    successor: table.successor,
  };
}

/**
 * A table as someone sees it who looks on later than things happen: a match that
 * has just ended goes on for him. `until` is how long that is still so, in
 * milliseconds; nothing for someone who sees it as it is.
 */
export function seenBy(
  reader: PersonId | undefined,
  { table, seats }: Table,
  now: number,
): Table & { readonly until?: number } {
  const plays = seats.some(({ person, left_early }) => person === reader && left_early === 0);
  const until = (table.ended_at ?? 0) + table.delay - now;
  if ((reader !== undefined && plays) || until <= 0) return { table, seats };
  return {
    table: { ...table, stage: 'playing', ended_at: null, successor: null },
    seats: seats.map((seat) => ({ ...seat, place: null, score: null })),
    until,
  };
}

function seatNews(
  seat: SeatRow,
  deadline: number | null,
  isHere: (person: PersonId) => boolean,
): SeatNews {
  return {
    seat: seat.seat,
    person: seat.person,
    name: seat.name,
    colour: seat.colour,
    face: seat.face,
    bot: seat.bot,
    here: seat.person !== null && isHere(seat.person),
    heldBy: seat.held_by,
    left: seat.left_early === 1,
    deadline,
    place: seat.place,
    score: seat.score,
  };
}
