/** Tables that go away without a match. */

import type { House } from '../house.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { demand } from './permissions.ts';
import { announce, demandOpen, holdTable } from './table.ts';

/** Takes an open table away. */
export async function closeTable(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<void> {
  const closed = await house.database.transaction().execute(async (transaction) => {
    const gathering = await holdTable(transaction, id);
    demand('close', gathering, person);
    demandOpen(gathering);
    const { table } = gathering;
    await removeTable(transaction, table.id);
    return table;
  });
  announce(house, closed);
}

/** Its seats and what was said there go with it. */
export async function removeTable(transaction: Storage, id: TableId): Promise<void> {
  await transaction.deleteFrom('tables').where('id', '=', id).execute();
}
