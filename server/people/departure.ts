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
  const someone = { person: null, name: SOMEONE, face: null };
  switch (table.stage) {
    case 'open':
      return occupy(transaction, own, EMPTY);
    case 'over':
      return occupy(transaction, own, someone);
    case 'playing': {
      const bot = fairLevel(await takeFrom(shelf, table.game));
      await occupy(transaction, own, { ...someone, held_by: bot, left_early: 1 });
      return wake(transaction, table.id, now());
    }
  }
}

/** A client shows its own word for this. */
const SOMEONE = '';

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
