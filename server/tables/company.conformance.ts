/** Company for tests of tables: people at a real server, and tables of theirs in one line. */

import type { TableNews } from '@starboard/client/protocol';
import { type Guest, guest, serving } from '../api/visitors.conformance.ts';
import type { Open } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';

export function companyOn(open: Open) {
  const held = serving(open);
  const coming = (name: string) => guest(held.server, name);
  return {
    held,
    coming,
    two: () => Promise.all([coming('Ada'), coming('Bob')]),
    opened: (host: Guest, table: object = {}) =>
      host.open({ game: 'space-base', seats: 2, access: 'public', ...table }),
    /** A table as storage has it. */
    row: (id: string) =>
      held.server.house.database
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', id as TableId)
        .executeTakeFirstOrThrow(),
    names: ({ seats }: TableNews) => seats.map(({ name }) => name),
  };
}
