import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from './storage.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'starboard-storage-'));
});
afterEach(() => rmSync(data, { recursive: true }));

test('a file that is no database is named, and left as it was', async () => {
  const file = join(data, 'starboard.sqlite');
  writeFileSync(file, 'shopping list: dice, more dice\n'.repeat(100));
  await expect(openStorage({ data, database: undefined })).rejects.toMatchObject({
    name: 'CannotStart',
    code: 'data.unusable',
    message: expect.stringContaining(file),
  });
});

test('a PostgreSQL that is not there is named', async () => {
  const database = 'postgres://ada:secret@127.0.0.1:1/starboard';
  const refused = openStorage({ data, database });
  await expect(refused).rejects.toMatchObject({
    name: 'CannotStart',
    code: 'database.unreachable',
    facts: { host: '127.0.0.1', port: 1 },
  });
  await expect(refused).rejects.not.toThrow('secret');
});

test('a host that does not exist is named', async () => {
  const refused = openStorage({ data, database: 'postgres://ada@nowhere.invalid/starboard' });
  await expect(refused).rejects.toMatchObject({
    code: 'database.unreachable',
    facts: { host: 'nowhere.invalid', port: 5432 },
  });
});
