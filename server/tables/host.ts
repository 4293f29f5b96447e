/** Whose table it is: the host's, until he goes or is gone. */

import type { House } from '../house.ts';
import { SEEN_EVERY } from '../people/seeing.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { paceOf } from './pace.ts';
import { changeTable, type Table } from './table.ts';

/** A host who goes leaves the table to the first who stays, so that nobody waits for someone who is not there. */
export async function passHostOn(
  transaction: Storage,
  { table, seats }: Table,
  leaver: PersonId,
): Promise<void> {
  if (table.host !== leaver) return;
  const next = seats.find(
    ({ person, left_early }) => person !== null && person !== leaver && left_early === 0,
  );
  if (next !== undefined) await makeHost(transaction, table.id, next.person);
}

/**
 * The host has had no line to a waiting table for a while: it goes to the first
 * of those who wait there. Whichever process notices, it happens once.
 */
export async function replaceHost(
  house: House,
  id: TableId,
  gone: PersonId | null,
  waiting: ReadonlySet<PersonId>,
): Promise<void> {
  await changeTable(house, id, async (transaction, gathering) => {
    const { table, seats } = gathering;
    if (table.stage !== 'open' || table.host !== gone) return;
    if (gone !== null && (await isExpected(house, transaction, gathering, gone))) return;
    const next = seats.find(({ person }) => person !== null && waiting.has(person));
    if (next !== undefined) await makeHost(transaction, id, next.person);
  });
}

/** Over days nobody sits and waits, and who opens tables for others without playing may be busy at another of them. */
async function isExpected(
  { now }: House,
  transaction: Storage,
  { table, seats }: Table,
  host: PersonId,
): Promise<boolean> {
  const isSeated = seats.some(({ person }) => person === host);
  const overDays = paceOf(table.pace).kind === 'correspondence';
  if (isSeated && !overDays) return false;
  const { seen_at } = await transaction
    .selectFrom('people')
    .select('seen_at')
    .where('id', '=', host)
    .executeTakeFirstOrThrow();
  return seen_at > now() - (overDays ? DAY : 2 * SEEN_EVERY);
}

/** In milliseconds. */
const DAY = 24 * 60 * 60_000;

async function makeHost(
  transaction: Storage,
  table: TableId,
  host: PersonId | null,
): Promise<void> {
  await transaction.updateTable('tables').set({ host }).where('id', '=', table).execute();
}
