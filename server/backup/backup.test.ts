import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Player } from '../log/player.conformance.ts';
import { StoredLog } from '../log/stored-log.ts';
import { putTable } from '../storage/rows.conformance.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { makeBackup, restoreBackup } from './backup.ts';

let folder: string;
let opened: Storage[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-backup-'));
});
afterEach(async () => {
  for (const storage of opened) await storage.destroy();
  opened = [];
  rmSync(folder, { recursive: true });
});

function place(name: string) {
  return { data: join(folder, name), database: undefined };
}

async function open(name: string): Promise<Storage> {
  const storage = await openStorage(place(name));
  opened.push(storage);
  return storage;
}

test('a copy made while people play holds all they were promised, and play goes on from it', async () => {
  const storage = await open('first');
  const log = new StoredLog(storage);
  const players: Player[] = [];
  for (let count = 0; count < 20; count++) players.push(new Player(log, await putTable(storage)));
  let isCopied = false;
  const playing = Promise.all(players.map((player) => player.actUntil(() => isCopied)));
  await expect
    .poll(() => players.every((player) => player.promised.length > 3), { timeout: 300_000 })
    .toBe(true);
  const promised = players.map((player) => [...player.promised]);
  const file = join(folder, 'copies', 'monday.sqlite');
  expect(await makeBackup(place('first'), file)).toBe(statSync(file).size);
  isCopied = true;
  await playing;

  await restoreBackup(place('second'), file);
  const again = new StoredLog(await open('second'));
  for (const [index, { table, promised: all }] of players.entries()) {
    const there = (await again.load(table))?.entries ?? [];
    expect(there.slice(0, promised[index]?.length)).toEqual(promised[index]);
    expect(there).toEqual(all.slice(0, there.length));
    const next = new Player(again, table);
    next.promised.push(...there);
    await next.act();
    expect(await again.since(table, 0)).toEqual(next.promised);
  }
  expect(readdirSync(join(folder, 'copies'))).toEqual(['monday.sqlite']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('nothing that is there already is overwritten', async () => {
  await putTable(await open('first'));
  const file = join(folder, 'monday.sqlite');
  await makeBackup(place('first'), file);
  await expect(makeBackup(place('first'), file)).rejects.toMatchObject({ code: 'backup.exists' });
  await expect(restoreBackup(place('first'), file)).rejects.toMatchObject({
    code: 'backup.exists',
  });
});

test('what is no sound copy is not put back', async () => {
  const file = join(folder, 'list');
  writeFileSync(file, 'shopping list\n'.repeat(1000));
  await expect(restoreBackup(place('first'), file)).rejects.toMatchObject({
    code: 'backup.damaged',
  });
  expect(existsSync(join(folder, 'first', 'starboard.sqlite'))).toBe(false);
  await expect(restoreBackup(place('first'), join(folder, 'none'))).rejects.toMatchObject({
    code: 'backup.missing',
  });
});

test('where there is nothing to copy, or no way to write it, that is said', async () => {
  const file = join(folder, 'monday.sqlite');
  await expect(makeBackup(place('first'), file)).rejects.toMatchObject({ code: 'backup.nothing' });
  await open('first');
  writeFileSync(file, '');
  await expect(makeBackup(place('first'), join(file, 'x.sqlite'))).rejects.toMatchObject({
    code: 'backup.failed',
  });
});

test('what an old database left behind does no harm to the one that is put back', async () => {
  const storage = await open('first');
  const table = await putTable(storage);
  const file = join(folder, 'monday.sqlite');
  await makeBackup(place('first'), file);
  await open('second').then((second) => second.destroy());
  rmSync(join(folder, 'second', 'starboard.sqlite'));
  writeFileSync(join(folder, 'second', 'starboard.sqlite-wal'), 'old');
  await restoreBackup(place('second'), file);
  const restored = await open('second');
  expect(await restored.selectFrom('tables').select('id').execute()).toEqual([{ id: table }]);
});

test('PostgreSQL has programs of its own for this', async () => {
  const settings = { data: folder, database: 'postgres://localhost/starboard' };
  await expect(makeBackup(settings, join(folder, 'x'))).rejects.toMatchObject({
    code: 'backup.postgres',
    message: expect.stringContaining('pg_dump'),
  });
});
