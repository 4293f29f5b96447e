import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { besiege } from '../tools/crowd/kills.ts';
import { ServerProcess } from '../tools/crowd/server-process.ts';

// `npm run soak:kills` does the same with a hundred tables and twenty kills. In good order a server ends
// for an update: docs/hosting.md tells how.

let server: ServerProcess;
let data: string;

afterEach(async () => {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

test('a server that is restarted or killed while tables play loses nothing it has acknowledged, and every game goes on', async () => {
  data = mkdtempSync(join(tmpdir(), 'starboard-kills-'));
  server = new ServerProcess({
    STARBOARD_DATA: data,
    STARBOARD_LENIENCY: '10000',
    STARBOARD_BOT_PAUSE: '0',
  });
  const { games, acknowledged, returns, faults } = await besiege({
    servers: [server],
    storage: { data, database: undefined },
    tables: { 'space-base': 3, 'space-builder': 0 },
    ends: ['stop', 'kill'],
    between: 100,
    thinking: 10,
  });
  expect(faults).toEqual([]);
  expect(games).toBe(3);
  expect(acknowledged).toBeGreaterThan(200);
  expect(returns).toBeGreaterThanOrEqual(12);
});
