/**
 * Copies of SQLite's database, made while the server goes on, and put back
 * while it does not run. For PostgreSQL see docs/hosting.md: its own programs
 * do this better.
 */

import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Refusal } from '@starboard/engine';
import { type StorageSettings, sqliteFile } from '../storage/storage.ts';

/** Everything that was promised to anybody until now is in it. Returns its size in bytes. */
export async function makeBackup(settings: StorageSettings, file: string): Promise<number> {
  const source = embedded(settings);
  if (!existsSync(source)) {
    throw new Refusal(
      'backup.nothing',
      `there is no database ${source}; is STARBOARD_DATA the server's?`,
    );
  }
  return into(file, async (unfinished) => {
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      await backup(database, unfinished, { rate: WHOLE });
    } finally {
      database.close();
    }
    makeWhole(unfinished);
  });
}

/** Puts a copy back where there is no database; the server must not be running. */
export async function restoreBackup(settings: StorageSettings, file: string): Promise<number> {
  const target = embedded(settings);
  if (!existsSync(file)) throw new Refusal('backup.missing', `there is no file ${file}`);
  check(file);
  return into(target, async (unfinished) => {
    // What a database left behind that is gone now would do harm to another.
    for (const leftover of ['-wal', '-shm']) rmSync(`${target}${leftover}`, { force: true });
    copyFileSync(file, unfinished);
  });
}

/** In one go: in steps it would begin anew whenever somebody writes in between. Readers and writers do not wait for it. */
const WHOLE = 2 ** 31 - 1;

function embedded({ data, database }: StorageSettings): string {
  if (database === undefined) return sqliteFile(data);
  throw new Refusal(
    'backup.postgres',
    'DATABASE_URL is set: PostgreSQL is backed up with pg_dump and put back with pg_restore, see docs/hosting.md',
  );
}

/** What breaks off half-way leaves nothing behind that could be taken for a backup. */
async function into(file: string, make: (unfinished: string) => Promise<void>): Promise<number> {
  if (existsSync(file)) {
    throw new Refusal('backup.exists', `${file} is there already; move it away first`);
  }
  const unfinished = `${file}.unfinished`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    await make(unfinished);
    check(unfinished);
    // It holds what nobody else should read: who signs in how, and the chance of every match under way.
    chmodSync(unfinished, 0o600);
    flush(unfinished);
    renameSync(unfinished, file);
    return statSync(file).size;
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    if (error instanceof Refusal) throw error;
    throw new Refusal('backup.failed', `${file} cannot be written (${(error as Error).message})`);
  }
}

/** One file, complete in itself, that can be read from any medium. */
function makeWhole(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  database.close();
}

function check(file: string): void {
  if (isSound(file)) return;
  throw new Refusal('backup.damaged', `${file} is no sound copy of a Starboard database`);
}

function isSound(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const steps = database.prepare('select count(*) as steps from migrations').get()?.steps;
    const [state] = database.prepare('pragma integrity_check').all();
    return Number(steps) > 0 && state?.integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
