/** A waiting table whose host is gone is not stuck. */

import type { Pace } from '@starboard/client/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson } from '../storage/rows.conformance.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { type Club, clubsOn, layMatch, seat } from './club.conformance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

forEachStorage('the host of a waiting table', (open) => {
  const openClub = clubsOn(open);

  interface Waiting {
    readonly pace?: Pace;
    /** Ada has no seat, and opened the table for others. */
    readonly forOthers?: boolean;
    /** How long ago Ada was last seen anywhere here. */
    readonly seen?: number;
  }

  /** Ada's table, at which Bo and Cy have sat down; Bo is there. */
  async function waiting({ pace, forOthers = false, seen = 0 }: Waiting = {}) {
    const clock = new HandClock();
    const messages = new MemoryMessages(() => {});
    const club = await openClub({ clock, messages, process: 'one' });
    const { storage } = club;
    const [ada, bo, cy] = [
      await putPerson(storage),
      await putPerson(storage),
      await putPerson(storage),
    ];
    const people = [forOthers ? null : ada, cy, bo];
    const table = await layMatch(storage, pace === undefined ? { people } : { people, pace });
    await storage
      .updateTable('tables')
      .set({ stage: 'open', seed: null, wake_at: null, host: ada })
      .execute();
    const seen_at = Date.now() - seen;
    await storage.updateTable('people').set({ seen_at }).where('id', '=', ada).execute();
    await come(club, table, bo, 2);
    const host = async (): Promise<string> => {
      const [row] = await storage.selectFrom('tables').select('host').execute();
      const names = new Map([ada, bo, cy].map((id, index) => [id, ['Ada', 'Bo', 'Cy'][index]]));
      return names.get(row?.host as PersonId) ?? 'nobody';
    };
    return { clock, messages, club, table, ada, bo, cy, host };
  }

  /** Has a line to a table, from a seat or looking on, until the answer is called. */
  async function come({ play }: Club, table: TableId, person: PersonId, number?: number) {
    await play.follow(table);
    const viewer = number === undefined ? 'spectator' : seat(number);
    return play.presence.enter(table, { person, viewer });
  }

  const soon = { timeout: 300_000 };

  test('is someone who waits there, once he has had no line to it for a minute', async () => {
    const { clock, host } = await waiting();
    await clock.pass(MINUTE - 1);
    expect(await host()).toBe('Ada');
    await clock.pass(1);
    await expect.poll(host, soon).toBe('Bo');
  });

  test('is replaced a minute later if storage failed at that moment', async () => {
    const { clock, host, club } = await waiting();
    await sql`alter table seats rename to seats_out_of_reach`.execute(club.storage);
    await clock.pass(MINUTE);
    await expect.poll(() => club.failures.length, soon).toBeGreaterThan(0);
    await sql`alter table seats_out_of_reach rename to seats`.execute(club.storage);
    const next = async () => [await clock.pass(MINUTE), await host()][1];
    await expect.poll(next, soon).toBe('Bo');
  });

  test('is still he who is back within that minute, and may be away once more', async () => {
    const { clock, host, club, table, ada } = await waiting();
    for (let time = 0; time < 3; time++) {
      await clock.pass(MINUTE / 2);
      const leave = await come(club, table, ada, 0);
      await clock.pass(10 * MINUTE);
      leave();
    }
    expect(await host()).toBe('Ada');
    await clock.pass(MINUTE);
    await expect.poll(host, soon).toBe('Bo');
  });

  test('may have his line to another process', async () => {
    const { clock, host, messages, table, ada, cy } = await waiting();
    const other = await openClub({ clock, messages, process: 'another' });
    const leave = await come(other, table, ada, 0);
    await come(other, table, cy, 1);
    await clock.pass(10 * MINUTE);
    expect(await host()).toBe('Ada');
    leave();
    await clock.pass(MINUTE);
    // Both processes have seen to it; of those who wait, it is the first.
    await expect.poll(host, soon).toBe('Cy');
  });

  test('may have opened it for others: he looks on, or is about somewhere else', async () => {
    const { clock, host, club, table, ada } = await waiting({ forOthers: true, seen: HOUR });
    const leave = await come(club, table, ada);
    await clock.pass(10 * MINUTE);
    expect(await host()).toBe('Ada');
    const seen_at = Date.now();
    await club.storage.updateTable('people').set({ seen_at }).where('id', '=', ada).execute();
    leave();
    await clock.pass(MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await host()).toBe('Ada');
    await club.storage.updateTable('people').set({ seen_at: 0 }).where('id', '=', ada).execute();
    await expect
      .poll(async () => {
        await clock.pass(MINUTE);
        return host();
      }, soon)
      .toBe('Bo');
  });

  test.each([
    ['is not waited for beside the table', DAY - HOUR, 'Ada'],
    ['is replaced after a day', DAY + HOUR, 'Bo'],
  ])('of a game over days %s', async (_what, seen, after) => {
    const { clock, host } = await waiting({ pace: { kind: 'correspondence', days: 3 }, seen });
    await clock.pass(MINUTE);
    await expect.poll(host, soon).toBe(after);
  });
});
