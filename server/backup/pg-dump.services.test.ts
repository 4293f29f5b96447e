/** Backing PostgreSQL up and putting it back, with the commands of docs/hosting.md. */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needing } from '../../tools/services/needing.ts';
import { postgresProgram } from '../../tools/services/postgres.ts';
import { Player } from '../log/player.conformance.ts';
import { StoredLog } from '../log/stored-log.ts';
import { putTable } from '../storage/rows.conformance.ts';
import { openStorage, type Storage } from '../storage/storage.ts';

const run = promisify(execFile);

needing('postgres', (url) => {
  let folder: string;
  const opened: Storage[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-dump-'));
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.destroy();
    rmSync(folder, { recursive: true });
  });

  async function openNew(name: string): Promise<{ address: string; open(): Promise<Storage> }> {
    const admin = await openStorage({ data: '', database: url });
    await sql`create database ${sql.ref(name)}`.execute(admin);
    await admin.destroy();
    const address = url.replace(/postgres$/, name);
    const open = async () => {
      const storage = await openStorage({ data: '', database: address });
      opened.push(storage);
      return storage;
    };
    return { address, open };
  }

  test('a dump made while people play holds all they were promised, and play goes on from it', async () => {
    const first = await openNew('dumped');
    const storage = await first.open();
    const log = new StoredLog(storage);
    const player = new Player(log, await putTable(storage));
    await player.actUntil(() => player.promised.length === 20);
    const promised = [...player.promised];
    let isDumped = false;
    const playing = player.actUntil(() => isDumped);
    const file = join(folder, 'starboard.dump');
    await run(postgresProgram('pg_dump'), ['--format=custom', `--file=${file}`, first.address]);
    isDumped = true;
    await playing;

    const second = await openNew('restored');
    await run(postgresProgram('pg_restore'), [
      '--exit-on-error',
      '--no-owner',
      `--dbname=${second.address}`,
      file,
    ]);
    const again = new StoredLog(await second.open());
    const there = (await again.load(player.table))?.entries ?? [];
    expect(there.slice(0, 20)).toEqual(promised);
    const next = new Player(again, player.table);
    next.promised.push(...there);
    await next.act();
    expect(await again.since(player.table, 0)).toEqual(next.promised);
  });
});
