/** What happens to the log when SQLite cannot write. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putTable } from '../storage/rows.conformance.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { Player } from './player.conformance.ts';
import { StoredLog } from './stored-log.ts';

let data: string;
let storage: Storage;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'starboard-faults-'));
  storage = await openStorage({ data, database: undefined });
});
afterEach(async () => {
  await storage.destroy();
  rmSync(data, { recursive: true });
});

test('a full disk is said, loses nothing that was promised, and is over when there is room again', async () => {
  const log = new StoredLog(storage);
  const players: Player[] = [];
  for (let count = 0; count < 10; count++) players.push(new Player(log, await putTable(storage)));
  await sql`pragma max_page_count = 100`.execute(storage);
  await Promise.all(players.map((player) => player.actUntil(() => player.refused === 3)));
  await expect(putTable(storage, { options: '"'.repeat(9000) })).rejects.toMatchObject({
    code: 'storage.unavailable',
    certain: true,
  });
  for (const { table, promised } of players) {
    expect(promised.length).toBeGreaterThan(0);
    expect(await log.since(table, 0)).toEqual(promised);
  }

  await sql`pragma max_page_count = 100000`.execute(storage);
  for (const player of players) {
    const before = player.promised.length;
    await player.act();
    expect(player.promised).toHaveLength(before + 1);
    expect((await log.load(player.table))?.entries).toEqual(player.promised);
  }
});

test('while another program holds the file nothing can be written, and afterwards everything', async () => {
  const log = new StoredLog(storage);
  const player = new Player(log, await putTable(storage));
  await sql`pragma busy_timeout = 20`.execute(storage);
  const other = new DatabaseSync(join(data, 'starboard.sqlite'));
  other.exec('begin immediate');
  await player.act();
  expect(player).toMatchObject({ refused: 1, promised: [] });
  expect(await log.since(player.table, 0)).toEqual([]);
  other.exec('rollback');
  other.close();
  await player.act();
  expect(await log.since(player.table, 0)).toEqual(player.promised);
  expect(player.promised).toHaveLength(1);
});
