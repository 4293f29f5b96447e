/** A table that storage has broken is noted in the log; neither the server nor anyone's line ends because of it. */

import { expect, test } from 'vitest';
import { guest } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { announce } from '../tables/table.ts';
import { PATIENT } from './raw-socket.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

forEachStorage('a table whose row cannot be read', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  /** A public table, and what breaks and mends it. */
  async function breakable() {
    const logged: string[] = [];
    const venue = await openVenue({ logged: (line) => logged.push(line) });
    const host = await guest(venue, 'Ada');
    const { id } = await host.open({ game: 'salvage', seats: 2, access: 'public' });
    const table = { id: id as TableId, access: 'public' } as const;
    const write = async (options: string) => {
      const { database } = venue.house;
      await database.updateTable('tables').set({ options }).where('id', '=', table.id).execute();
      announce(venue.house, table);
    };
    const failures = () => logged.filter((line) => line.includes('something failed'));
    return { table: table.id, write, failures, line: lineTo(venue, host.cookie) };
  }

  test('does not end the lobby', async () => {
    const { table, write, failures, line } = await breakable();
    const told: string[][] = [];
    await write('{');
    line.watchLobby((tables) => told.push(tables.map(({ id }) => id)));
    await expect.poll(failures, PATIENT).not.toEqual([]);
    await write('{}');
    await expect.poll(() => told.at(-1), PATIENT).toEqual([table]);
  });

  test('does not end the lines of those who wait there', async () => {
    const { table, write, failures, line } = await breakable();
    const options: unknown[] = [];
    await line.follow(table, { news: (news) => options.push(news.options) });
    await write('{');
    await expect.poll(failures, PATIENT).not.toEqual([]);
    await write('{"rounds":7}');
    await expect.poll(() => options.at(-1), PATIENT).toEqual({ rounds: 7 });
  });
});
