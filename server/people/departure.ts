/** Someone wants to be forgotten: everything about him goes, and finished games keep "someone" in his seat. */

import { type House, takeFrom } from '../house.ts';
import type { PersonId, TableId, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { fairLevel } from '../tables/bots.ts';
import { removeTable } from '../tables/closing.ts';
import { passHostOn } from '../tables/host.ts';
import { EMPTY } from '../tables/seat.ts';
import { occupy, wake } from '../tables/seats.ts';
import { announce, holdTable, isHisAlone, nothingIfUnknown, type Table } from '../tables/table.ts';
import { announceSignOut } from './devices.ts';
import { takeHoldOf } from './person.ts';

/** One table after the other, so that nobody waits long; then, with nothing new being done in his name, what has come about meanwhile, and himself. */
export async function forget(house: House, person: PersonId): Promise<void> {
  const { database } = house;
  for (const id of await tablesOf(database, person)) {
    const left = await database
      .transaction()
      .execute((transaction) => leave(house, transaction, id, person));
    if (left !== undefined) announce(house, left);
  }
  const late = await database.transaction().execute(async (transaction) => {
    if (!(await takeHoldOf(transaction, person))) return [];
    const left = await leaveEvery(house, transaction, person);
    await transaction
      .updateTable('sayings')
      .set({ person: null, name: '', text: null })
      .where('person', '=', person)
      .execute();
    // Devices, recovery codes, ratings and places in the lists of the days go with the person.
    await transaction.deleteFrom('people').where('id', '=', person).execute();
    return left;
  });
  for (const table of late) announce(house, table);
  announceSignOut(house, person);
}

/** Until there is no more: others may have taken him along to a rematch, until his old table was taken hold of here. */
async function leaveEvery(
  house: House,
  transaction: Storage,
  person: PersonId,
): Promise<TableRow[]> {
  const left = new Map<TableId, TableRow | undefined>();
  for (;;) {
    const next = (await tablesOf(transaction, person)).filter((id) => !left.has(id));
    if (next.length === 0) return [...left.values()].filter((table) => table !== undefined);
    for (const id of next) left.set(id, await leave(house, transaction, id, person));
  }
}

/** The table he leaves behind, or has taken along; nothing if it is gone already. */
async function leave(
  house: House,
  transaction: Storage,
  id: TableId,
  person: PersonId,
): Promise<TableRow | undefined> {
  const gathering = await holdTable(transaction, id).catch(nothingIfUnknown);
  if (gathering === undefined) return undefined;
  if (isHisAlone(gathering, person)) await removeTable(transaction, id);
  else await forgetAt(house, transaction, gathering, person);
  return gathering.table;
}

/** Before a match the seat is free again; afterwards it is someone's; during it a bot plays for someone who is gone for good. */
async function forgetAt(
  { shelf, now }: House,
  transaction: Storage,
  gathering: Table,
  person: PersonId,
): Promise<void> {
  const { table, seats } = gathering;
  await passHostOn(transaction, gathering, person);
  const own = seats.find((seat) => seat.person === person);
  if (own === undefined) return;
  switch (table.stage) {
    case 'open':
      return occupy(transaction, own, EMPTY);
    case 'over':
      return occupy(transaction, own, NOBODY);
    case 'playing': {
      const bot = fairLevel(await takeFrom(shelf, table.game));
      await occupy(transaction, own, { ...NOBODY, held_by: bot, left_early: 1 });
      return wake(transaction, table.id, now());
    }
  }
}

/** A client shows its own word for a name that is empty. */
const NOBODY = { person: null, name: '', face: null };

async function tablesOf(storage: Storage, person: PersonId): Promise<TableId[]> {
  const seated = await storage
    .selectFrom('seats')
    .select('table_id as id')
    .where('person', '=', person)
    .execute();
  const hosted = await storage
    .selectFrom('tables')
    .select('id')
    .where('host', '=', person)
    .execute();
  return [...new Set([...seated, ...hosted].map(({ id }) => id))].sort();
}
