/** Once more, with the same people. */

import { type Seat, seatsOf } from '@starboard/engine';
import type { House } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { seenBy } from './news.ts';
import { layTable } from './opening.ts';
import { paceOf } from './pace.ts';
import { demand } from './permissions.ts';
import { isGone } from './rated.ts';
import { optionsReseated } from './reseating.ts';
import { EMPTY } from './seat.ts';
import { occupy } from './seats.ts';
import { announce, boxAt, findTable, holdTable, seatNumbered, type Table } from './table.ts';

/** A new table with everyone who stayed to the end, one seat further on; whoever asks second comes to the same. */
export async function rematch(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await boxAt(house, id);
  const { before, after } = await house.database.transaction().execute(async (transaction) => {
    const before = await holdTable(transaction, id);
    demand('rematch', before, person);
    const { table } = before;
    // A host who only looks on, later than things happen, does not learn of the end from this.
    if (seenBy(person, before, house.now()).table.stage !== 'over') {
      throw new Denial('match.unfinished', 'the match at this table is not over yet');
    }
    if (table.successor !== null) {
      return { before, after: await findTable(transaction, table.successor) };
    }
    const agreement = {
      ...table,
      options: optionsReseated(
        box.game,
        table,
        seatsOf(table.seats).map((seat) => seatBefore(seat, table.seats)),
      ),
      pace: paceOf(table.pace),
      quick: false,
    };
    const host = stays(before, table.host) ? table.host : person;
    const successor = await layTable(house, transaction, box, agreement, {
      id: host as PersonId,
    });
    await moveOn(transaction, before, successor);
    await transaction.updateTable('tables').set({ successor }).where('id', '=', table.id).execute();
    return { before, after: await findTable(transaction, successor) };
  });
  announce(house, before.table);
  announce(house, after.table);
  return after;
}

/** Where the player of a seat sat before: who sat second begins. */
function seatBefore(seat: number, seats: number): Seat {
  return ((seat + 1) % seats) as Seat;
}

async function moveOn(transaction: Storage, before: Table, successor: TableId): Promise<void> {
  const laid = await findTable(transaction, successor);
  for (const next of laid.seats) {
    const seat = seatBefore(next.seat, before.table.seats);
    const { person, name, colour, face, bot, left_early } = seatNumbered(before, seat);
    if (left_early === 1 || (person === null && bot === null)) continue;
    await occupy(transaction, next, { ...EMPTY, person, name, colour, face, bot });
  }
}

/** Whoever vanished may come to the rematch, but nobody is to wait for him. */
function stays({ seats }: Table, host: PersonId | null): boolean {
  return seats.some((seat) => seat.person === host && !isGone(seat));
}
