/** What is at an online table, as the page shows it. */

import type { SeatNews, TableNews } from '@starboard/client/protocol';
import type { Seat } from '@starboard/engine';
import { SEAT_COLOURS, type SeatColour } from '@starboard/look/seat-colours.ts';
import type { Player } from '@starboard/look/table.ts';
import { MACHINE_NAMES } from '../local/seats.ts';
import { facesAt } from '../people/faces.ts';

export function isFree({ person, bot }: SeatNews): boolean {
  return person === null && bot === null;
}

export function freeSeats({ seats }: TableNews): number {
  return seats.filter(isFree).length;
}

/** A bot is called by its place, so that two of one level can be told apart. */
export function nameAt({ seat, name, bot }: SeatNews): string {
  if (bot !== null) return MACHINE_NAMES[seat % MACHINE_NAMES.length] as string;
  return name ?? '';
}

export function colourAt({ seat, colour }: SeatNews): SeatColour {
  const usual = SEAT_COLOURS[seat % SEAT_COLOURS.length] as SeatColour;
  return SEAT_COLOURS.find((known) => known === colour) ?? usual;
}

/** Nobody is missed at a match that is over, which may still be shown to whoever looks on. */
export function playersAt({ seats, stage }: TableNews): Player[] {
  const faces = facesAt(seats);
  return seats.map((seat) => ({
    seat: seat.seat as Seat,
    name: nameAt(seat),
    // A bot that holds a seat plays in its person's name.
    kind: seat.bot === null && seat.heldBy === null ? 'person' : 'bot',
    colour: colourAt(seat),
    face: faces[seat.seat],
    here: seat.bot !== null || seat.heldBy !== null || seat.here || stage === 'over',
  }));
}

/** From its start to its end, in milliseconds; nothing before. */
export function tookBy({ startedAt, endedAt }: TableNews): number | undefined {
  return startedAt === null || endedAt === null ? undefined : endedAt - startedAt;
}
