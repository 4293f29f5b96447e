/** Two processes on one PostgreSQL and one Redis, of which one is restarted and the other killed in mid-game. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from '../tools/crowd/server-process.ts';
import { createDatabase, type OwnDatabase } from '../tools/services/database.ts';
import { needing } from '../tools/services/needing.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';

needing('redis', (redis) => {
  needing('postgres', (postgres) => {
    let database: OwnDatabase;
    let servers: ServerProcess[] = [];

    beforeEach(async () => {
      database = await createDatabase(postgres);
    });
    afterEach(async () => {
      for (const server of servers) await server.kill();
      await database.remove();
    });

    test('nothing that was acknowledged is lost, and every game goes on at the other', async () => {
      const environment = { DATABASE_URL: database.url, REDIS_URL: redis };
      servers = [besieged(environment), besieged(environment)];
      const storage = () => ({ data: '', database: database.url });
      const { returns } = await expectNothingLost({ servers, storage });
      expect(returns).toBeGreaterThan(0);
    });
  });
});
