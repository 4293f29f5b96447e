import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { createDatabase, type OwnDatabase } from '../tools/services/database.ts';
import { needing } from '../tools/services/needing.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';
import { wayTo } from './log/way.conformance.ts';

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

  test('it ends when told to although PostgreSQL neither answers nor hangs up: it says so, and nothing that was acknowledged is lost', async () => {
    const { way, url } = await wayTo(database.url);
    server = besieged({ DATABASE_URL: url });
    await expectNothingLost({
      servers: [server],
      storage: () => ({ data: '', database: database.url }),
      ends: [
        async () => {
          way.isSilent = true;
          expect(await server.stop()).toBe(1);
          expect(server.complaints).toMatch(
            /^Starboard did not end cleanly: something did not answer.*\n$/,
          );
          way.isSilent = false;
          await server.start();
        },
      ],
    });
  });
});
