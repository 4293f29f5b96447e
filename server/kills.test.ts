import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ServerProcess } from '../tools/crowd/server-process.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';

// `npm run soak:kills` does the same with a hundred tables and twenty kills; docs/hosting.md tells of
// updates, for which a server is restarted.

let server: ServerProcess;
let data: string;

afterEach(async () => {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

test('a server that is restarted or killed while tables play loses nothing it has acknowledged, and every game goes on', async () => {
  data = mkdtempSync(join(tmpdir(), 'starboard-kills-'));
  server = besieged({ STARBOARD_DATA: data });
  const { returns } = await expectNothingLost({
    servers: [server],
    storage: () => ({ data, database: undefined }),
  });
  // Nobody is through before the first end; who is slow to come back may miss the second.
  expect(returns).toBeGreaterThanOrEqual(6);
});
