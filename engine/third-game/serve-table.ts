/** What runs in a worker to host a table of Salvage, in Node and in a browser. */

import { type Clock, type LocalTable, openTable, type Port, serveHost } from '../index.ts';
import { box } from './salvage.ts';

/** The clock of the machine. */
export const clock: Clock = {
  now: () => performance.now(),
  wake(after, call) {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};

export async function serveTable(port: Port, table: LocalTable): Promise<void> {
  const onFailure = (error: unknown): void => {
    throw error;
  };
  serveHost(await openTable(box, table, { clock, onFailure }), port);
}
