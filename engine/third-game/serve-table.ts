/** What runs in a worker to host a table of Salvage, in Node and in a browser. */

import { type LocalTable, openTable, type Port, serveHost } from '../index.ts';
import { box } from './salvage.ts';

export async function serveTable(port: Port, table: LocalTable): Promise<void> {
  const onFailure = (error: unknown): void => {
    throw error;
  };
  serveHost(await openTable(box, table, { now: () => performance.now(), onFailure }), port);
}
