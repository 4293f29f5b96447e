/** Two processes on one PostgreSQL and one Redis, of which one is restarted and the other killed in mid-game. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { besiege } from '../tools/crowd/kills.ts';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { createDatabase, type OwnDatabase } from '../tools/services/database.ts';
import { needing } from '../tools/services/needing.ts';

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
      const environment = {
        DATABASE_URL: database.url,
        REDIS_URL: redis,
        STARBOARD_LENIENCY: '10000',
        STARBOARD_BOT_PAUSE: '0',
      };
      servers = [new ServerProcess(environment), new ServerProcess(environment)];
      const { games, acknowledged, returns, faults } = await besiege({
        servers,
        storage: { data: '', database: database.url },
        tables: { 'space-base': 3, 'space-builder': 0 },
        ends: ['stop', 'kill'],
        between: 100,
        thinking: 10,
      });
      expect(faults).toEqual([]);
      expect(games).toBe(3);
      expect(acknowledged).toBeGreaterThan(200);
      expect(returns).toBeGreaterThan(0);
    });
  });
});
