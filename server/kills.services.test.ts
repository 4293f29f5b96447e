/** Two processes on one PostgreSQL and one Redis, of which one and then the other is killed in mid-game. */

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { besiege } from '../tools/crowd/kills.ts';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { needing } from '../tools/services/needing.ts';

needing('redis', (redis) => {
  needing('postgres', (postgres) => {
    const name = `siege_${randomUUID().replaceAll('-', '')}`;
    const database = postgres.replace(/[^/]*$/, name);
    let servers: ServerProcess[] = [];

    beforeEach(() => tell(postgres, `create database ${name}`));
    afterEach(async () => {
      for (const server of servers) await server.kill();
      await tell(postgres, `drop database ${name} with (force)`);
    });

    test('nothing that was acknowledged is lost, and every game goes on at the other', async () => {
      const environment = {
        DATABASE_URL: database,
        REDIS_URL: redis,
        STARBOARD_LENIENCY: '10000',
        STARBOARD_BOT_PAUSE: '0',
      };
      servers = [new ServerProcess(environment), new ServerProcess(environment)];
      const { games, acknowledged, returns, faults } = await besiege({
        servers,
        storage: { data: '', database },
        tables: { 'space-base': 3, 'space-builder': 0 },
        kills: 2,
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

async function tell(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(command);
  await client.end();
}
