/** Someone wants to be forgotten: everything about him goes, and finished games keep "someone" in his seat. */

import { type House, takeFrom } from '../house.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { fairLevel } from '../tables/bots.ts';
import { closeTable } from '../tables/closing.ts';
import { EMPTY } from '../tables/seat.ts';
import { occupy, passHostOn, wake } from '../tables/seats.ts';
import { changeTable, findTable, isHisAlone, type Table } from '../tables/table.ts';
import { announceSignOut } from './devices.ts';

export async function forget(house: House, person: PersonId): Promise<void> {
  for (const id of await tablesOf(house.database, person)) {
    if (isHisAlone(await findTable(house.database, id), person)) {
      await closeTable(house, person, id);
    } else {
      await changeTable(house, id, (transaction, table) =>
        forgetAt(house, transaction, table, person),
      );
    }
  }
  await house.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('sayings')
      .set({ person: null, name: '', text: null })
      .where('person', '=', person)
      .execute();
    await clearSeats(transaction, person);
    // Devices, recovery codes, ratings and places in the lists of the days go with the person.
    await transaction.deleteFrom('people').where('id', '=', person).execute();
  });
  announceSignOut(house, person);
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

/** Whoever sat down meanwhile, in another window, leaves no name behind either. */
async function clearSeats(transaction: Storage, person: PersonId): Promise<void> {
  const open = transaction.selectFrom('tables').select('id').where('stage', '=', 'open');
  const his = transaction.updateTable('seats').where('person', '=', person);
  await his.set(EMPTY).where('table_id', 'in', open).execute();
  await his.set(NOBODY).execute();
}

/** A client shows its own word for a name that is empty. */
const NOBODY = { person: null, name: '', face: null };

async function tablesOf(storage: Storage, person: PersonId): Promise<string[]> {
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
