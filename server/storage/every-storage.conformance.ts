/**
 * The same tests over every storage there is. A file `x.test.ts` says
 * `forEachStorage(…)` and runs on SQLite; a file `x.services.test.ts` beside it
 * that imports it runs the same on a real PostgreSQL.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, inject } from 'vitest';
import { createDatabase } from '../../tools/services/database.ts';
import { needing } from '../../tools/services/needing.ts';
import { openStorage, type Storage, type StorageSettings } from './storage.ts';

/** Opens a storage of the test's own, empty at first; once more, and it is the same again, as another process would open it. */
export type Open = () => Promise<Storage>;

export function forEachStorage(name: string, tests: (open: Open) => void): void {
  // Provided in the project `services` alone.
  if (inject('postgres') === undefined) onSqlite(name, tests);
  else needing('postgres', (url) => onPostgres(name, url, tests));
}

function onSqlite(name: string, tests: (open: Open) => void): void {
  describe(`${name}, on SQLite`, () => {
    tests(
      opener(() => {
        const data = mkdtempSync(join(tmpdir(), 'starboard-storage-'));
        return {
          settings: { data, database: undefined },
          remove: async () => rmSync(data, { recursive: true }),
        };
      }),
    );
  });
}

function onPostgres(name: string, url: string, tests: (open: Open) => void): void {
  describe(`${name}, on PostgreSQL`, () => {
    tests(
      opener(async () => {
        const { url: database, remove } = await createDatabase(url);
        return { settings: { data: '', database }, remove };
      }),
    );
  });
}

interface Place {
  readonly settings: StorageSettings;
  remove(): Promise<void>;
}

function opener(make: () => Place | Promise<Place>): Open {
  let place: Promise<Place> | undefined;
  let opened: Promise<Storage>[] = [];
  afterEach(async () => {
    const storages = await Promise.allSettled(opened);
    for (const storage of storages) if ('value' in storage) await storage.value.destroy();
    await (await place)?.remove();
    place = undefined;
    opened = [];
  });
  return () => {
    place ??= Promise.resolve(make());
    const storage = place.then(({ settings }) => openStorage(settings));
    opened.push(storage);
    return storage;
  };
}
