import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { createDatabase, type OwnDatabase } from '../tools/services/database.ts';
import { needing } from '../tools/services/needing.ts';

needing('postgres', (url) => {
  let server: ServerProcess;
  let database: OwnDatabase;
  beforeEach(async () => {
    database = await createDatabase(url);
  });
  afterEach(async () => {
    await server.kill();
    await database.remove();
  });

  test('on PostgreSQL it says so, without a secret, and leaves the data folder alone', async () => {
    const data = join(tmpdir(), `starboard-unused-${process.pid}`);
    const { hostname, port, pathname } = new URL(database.url);
    server = new ServerProcess({
      DATABASE_URL: database.url.replace('starboard@', 'starboard:hunter22@'),
      STARBOARD_DATA: data,
    });
    await server.start();
    expect(server.greeting).toContain(
      `data: PostgreSQL at ${hostname}:${port}, database ${pathname.slice(1)}\n`,
    );
    expect(server.greeting).not.toContain('hunter22');
    expect(existsSync(data)).toBe(false);
  });
});
