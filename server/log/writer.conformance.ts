/** A process that writes entries as fast as it can and says what it was promised, until it is killed. */

import { openStorage } from '../storage/storage.ts';
import { entryOf } from './player.conformance.ts';
import { StoredLog } from './stored-log.ts';

const storage = await openStorage({ data: process.argv[2] as string, database: undefined });
const log = new StoredLog(storage);
const tables = await storage.selectFrom('tables').select(['id', 'seq']).execute();

await Promise.all(
  tables.map(async ({ id, seq }) => {
    for (let next = seq + 1; ; next++) {
      await log.append(id, entryOf(next), { clock: { seq: next }, wakeAt: next });
      process.stdout.write(`${id} ${next}\n`);
    }
  }),
);
