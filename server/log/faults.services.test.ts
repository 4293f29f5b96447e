/** What happens to the log when PostgreSQL is gone, or the way to it. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { needingItsOwn } from '../../tools/services/needing.ts';
import { putTable } from '../storage/rows.conformance.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { entryOf, Player } from './player.conformance.ts';
import { StoredLog } from './stored-log.ts';
import { wayTo } from './way.conformance.ts';

const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.destroy();
});

async function open(database: string): Promise<Storage> {
  const storage = await openStorage({ data: '', database });
  opened.push(storage);
  return storage;
}

needingItsOwn('postgres', (server) => {
  test('PostgreSQL crashes and is gone for ten seconds: that is said, nothing promised is lost, and play goes on', async () => {
    const storage = await open(server().url);
    const log = new StoredLog(storage);
    const players: Player[] = [];
    for (let count = 0; count < 20; count++) players.push(new Player(log, await putTable(storage)));
    const latecomer = await putTable(storage);
    let isBack = false;
    const isEnough = (player: Player) => () => isBack && player.promised.length >= 60;
    const playing = Promise.all(players.map((player) => player.actUntil(isEnough(player))));

    await expect.poll(() => players[0]?.promised.length, PATIENT).toBeGreaterThan(10);
    await server().crash();
    // Whoever was being written just then waits for the outcome; all others are refused.
    const late = log.append(latecomer, entryOf(1), NO_CLOCKS);
    await expect(late).rejects.toMatchObject({ code: 'storage.unavailable' });
    await pause(10_000);
    await server().restart();
    isBack = true;

    await playing;
    for (const { table, promised } of players) {
      expect(await log.since(table, 0)).toEqual(promised);
    }
  });

  test('what is asked meanwhile is refused with a code that clients know', async () => {
    const storage = await open(server().url);
    await server().crash();
    await expect(putTable(storage)).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(
      storage.transaction().execute((transaction) => putTable(transaction)),
    ).rejects.toMatchObject({ code: 'storage.unavailable' });
    await server().restart();
    await expect.poll(() => putTable(storage).then(() => 'put', String), PATIENT).toBe('put');
  });

  test('connections that are cut are replaced', async () => {
    const storage = await open(server().url);
    const log = new StoredLog(storage);
    const player = new Player(log, await putTable(storage));
    const other = await open(server().url);
    for (let round = 1; round <= 5; round++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(other);
      await player.actUntil(() => player.promised.length === round);
    }
    expect(await log.since(player.table, 0)).toEqual(player.promised);
  });

  describe('the connection breaks while a transaction is being committed', () => {
    test('after PostgreSQL has done it: the entry is there once, and counts as written', async () => {
      const { log, table, way } = await through(server().url);
      way.cut = 'after the commit';
      expect(await log.append(table, entryOf(1), NO_CLOCKS)).toBe('written');
      expect(way.cuts).toBe(1);
      expect(await log.since(table, 0)).toEqual([entryOf(1)]);
      expect(await log.append(table, entryOf(2), NO_CLOCKS)).toBe('written');
    });

    test('before PostgreSQL has heard of it: the entry is written again', async () => {
      const { log, table, way } = await through(server().url);
      way.cut = 'before the commit';
      expect(await log.append(table, entryOf(1), NO_CLOCKS)).toBe('written');
      expect(way.cuts).toBe(1);
      expect(await log.since(table, 0)).toEqual([entryOf(1)]);
    });

    test('and another process was faster: the number is taken, for what was to follow as well', async () => {
      const { log, table, way } = await through(server().url);
      const other = new StoredLog(await open(server().url));
      way.cut = 'before the commit';
      way.onCut = () => other.append(table, entryOf(1, 'theirs'), NO_CLOCKS);
      const outcomes = [1, 2].map((seq) => log.append(table, entryOf(seq, 'ours'), NO_CLOCKS));
      expect(await Promise.all(outcomes)).toEqual(['taken', 'taken']);
      expect(await log.since(table, 0)).toEqual([entryOf(1, 'theirs')]);
    });
  });
});

const NO_CLOCKS = { clock: {}, wakeAt: null };

/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };

async function through(url: string) {
  const { way, url: own } = await wayTo(url);
  const storage = await open(own);
  return { log: new StoredLog(storage), table: await putTable(storage), way };
}
