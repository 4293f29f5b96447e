/** The short code of a table, by which people in one room find it. */

import { Denial } from '../refusal.ts';
import { newCode, readCode } from '../storage/ids.ts';
import type { Storage } from '../storage/storage.ts';

/** A code that no table has now. */
export async function drawCode(storage: Storage): Promise<string> {
  for (;;) {
    const code = newCode();
    if ((await tableIdOf(storage, code)) === undefined) return code;
  }
}

/** The table with a code as somebody typed it. */
export async function tableWithCode(storage: Storage, given: string): Promise<string> {
  const code = readCode(given);
  const id = code === undefined ? undefined : await tableIdOf(storage, code);
  if (id === undefined) throw new Denial('code.unknown', 'no table has this code now');
  return id;
}

async function tableIdOf(storage: Storage, code: string): Promise<string | undefined> {
  const table = await storage
    .selectFrom('tables')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return table?.id;
}
