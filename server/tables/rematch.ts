/** Once more, with the same people. */

import { type House, takeFrom } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { layTable } from './opening.ts';
import { paceOf } from './pace.ts';
import { demand } from './permissions.ts';
import { EMPTY } from './seat.ts';
import { occupy } from './seats.ts';
import { announce, findTable, holdTable, seatNumbered, type Table } from './table.ts';

/** A new table with everyone who stayed to the end, one seat further on; whoever asks second comes to the same. */
export async function rematch(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await takeFrom(house.shelf, (await findTable(house.database, id)).table.game);
  const { before, after } = await house.database.transaction().execute(async (transaction) => {
    const before = await holdTable(transaction, id);
    demand('rematch', before, person);
    const { table } = before;
    if (table.stage !== 'over') {
      throw new Denial('match.unfinished', 'the match at this table is not over yet');
    }
    if (table.successor !== null) {
      return { before, after: await findTable(transaction, table.successor) };
    }
    const options = box.game.readOptions(optionsMovedOn(before), table.seats);
    const agreement = { ...table, options, pace: paceOf(table.pace), quick: false };
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

/** Who sat second begins. */
function seatAfter(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

async function moveOn(
  transaction: Storage,
  { table, seats }: Table,
  successor: TableId,
): Promise<void> {
  const laid = await findTable(transaction, successor);
  for (const { seat, person, name, colour, bot, left_early } of seats) {
    if (left_early === 1 || (person === null && bot === null)) continue;
    const next = seatNumbered(laid, seatAfter(seat, table.seats));
    await occupy(transaction, next, { ...EMPTY, person, name, colour, bot });
  }
}

/** What the options hold by seat, such as a handicap, stays with its player. */
function optionsMovedOn({ table }: Table): unknown {
  const options: unknown = JSON.parse(table.options);
  if (typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([key, value]: [string, unknown]) => {
      const isBySeat = Array.isArray(value) && value.length === table.seats && table.seats > 1;
      return [key, isBySeat ? [...value.slice(1), value[0]] : value];
    }),
  );
}

function stays({ seats }: Table, host: PersonId | null): boolean {
  return seats.some(({ person, left_early }) => person === host && left_early === 0);
}
