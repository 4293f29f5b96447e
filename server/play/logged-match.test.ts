import type { Seat } from '@starboard/engine';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { Storage } from '../storage/storage.ts';
import { clubsOn, layMatch } from './club.conformance.ts';
import type { LiveMatch } from './live-match.ts';

const [ada, bo] = [0, 1] as Seat[] as [Seat, Seat];
const NOW = { at: 0, roundTrip: 0 };

/** Storage as it is while something is wrong with it: nothing can be written or read of any log. */
async function breakDown(storage: Storage): Promise<() => Promise<void>> {
  await sql`alter table entries rename to entries_out_of_reach`.execute(storage);
  return async () => {
    await sql`alter table entries_out_of_reach rename to entries`.execute(storage);
  };
}

forEachStorage('a match whose storage fails', (open) => {
  const openClub = clubsOn(open);

  async function begun() {
    const club = await openClub();
    const table = await layMatch(club.storage, { seats: 2 });
    const opened = await club.play.follow(table);
    const told: number[] = [];
    opened.live?.logged.sight.onChange(() => told.push(opened.live?.match.seq ?? -1));
    return { club, table, live: opened.live as LiveMatch, told };
  }

  test('has nothing happen that could not be written, and nobody told of it', async () => {
    const { club, table, live, told } = await begun();
    const repair = await breakDown(club.storage);
    await expect(live.act(ada, { send: 1 }, 0, NOW)).rejects.toThrow();
    await expect(live.act(bo, { send: 1 }, 0, NOW)).rejects.toThrow();
    expect(told.filter((seq) => seq > 0)).toEqual([]);
    await repair();
    expect((await club.log.load(table))?.entries).toEqual([]);
    expect(await live.act(ada, { send: 2 }, 0, NOW)).toEqual({ seq: 1, doubled: false });
    expect(live.match.log).toEqual([{ seq: 1, seat: 0, action: { send: 2 } }]);
  });

  test('finds out by itself what was written, as soon as storage is back', async () => {
    const { club, table, live } = await begun();
    const repair = await breakDown(club.storage);
    await expect(live.act(ada, { send: 1 }, 0, NOW)).rejects.toThrow();
    // As if the entry had been written, and only the word of it was lost.
    const entry = JSON.stringify({ seq: 1, seat: ada, action: { send: 1 } });
    await sql`insert into entries_out_of_reach (table_id, seq, at, entry)
      values (${table}, 1, ${Date.now()}, ${entry})`.execute(club.storage);
    await club.storage.updateTable('tables').set({ seq: 1 }).execute();
    const known = Promise.withResolvers<void>();
    live.logged.sight.onChange(() => {
      if (live.match.seq === 1) known.resolve();
    });
    await repair();
    await known.promise;
    expect(await live.act(ada, { send: 1 }, 0, NOW)).toEqual({ seq: 1, doubled: true });
  });

  test('looks again once storage is back, if it failed when another process told of something', async () => {
    const { club, table, live, told } = await begun();
    const repair = await breakDown(club.storage);
    const entry = JSON.stringify({ seq: 1, seat: ada, action: { send: 1 } });
    await sql`insert into entries_out_of_reach (table_id, seq, at, entry)
      values (${table}, 1, ${Date.now()}, ${entry})`.execute(club.storage);
    await club.storage.updateTable('tables').set({ seq: 1 }).execute();
    club.messages.send(`table:${table}`, { seq: 1 });
    await expect.poll(() => club.failures.length, PATIENT).toBeGreaterThan(0);
    expect(told).not.toContain(1);
    await repair();
    await expect.poll(() => told, PATIENT).toContain(1);
    expect(live.match.log).toMatchObject([{ seq: 1, seat: ada }]);
  });

  test('has its bots try again: nobody is stuck because storage was gone when a bot chose', async () => {
    const clock = new HandClock();
    const club = await openClub({ clock, habits: { pause: 100 } });
    const table = await layMatch(club.storage, { seats: 2, bots: { 0: 'bold', 1: 'bold' } });
    const { live } = await club.play.follow(table);
    await expect.poll(() => club.play.counts.kept, PATIENT).toBe(1);
    const repair = await breakDown(club.storage);
    const passing = (holds: () => boolean) =>
      expect.poll(async () => [await clock.pass(100), holds()][1], PATIENT).toBe(true);
    // What the bots chose could not be written, nor any legal action in its place.
    await passing(() => club.failures.length >= 4);
    expect(live?.logged.timeOf(1)).toBeUndefined();
    await repair();
    await passing(() => live?.match.result !== undefined);
  });
});

/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };
