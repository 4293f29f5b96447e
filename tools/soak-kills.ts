/**
 * A long siege, for the night and for doubters: a server is killed while tables
 * of both games play, and nothing that was acknowledged is lost.
 * `node tools/soak-kills.ts [tables] [kills]`; with DATABASE_URL and REDIS_URL
 * two servers take turns at being killed.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besiege } from './crowd/kills.ts';
import { ServerProcess } from './crowd/server-process.ts';

const [tables = '100', kills = '20'] = process.argv.slice(2);
const database = process.env.DATABASE_URL;
const data = mkdtempSync(join(tmpdir(), 'starboard-siege-'));
const environment = {
  STARBOARD_DATA: data,
  STARBOARD_LENIENCY: '10000',
  STARBOARD_BOT_PAUSE: '0',
  LOG_LEVEL: 'error',
};
const count = database === undefined ? 1 : 2;
const servers = Array.from({ length: count }, () => new ServerProcess(environment));
const builders = Math.floor(Number(tables) / 5);
const bases = Number(tables) - builders;
try {
  const aftermath = await besiege({
    servers,
    storage: () => ({ data, database }),
    tables: { 'space-base': bases, 'space-builder': builders },
    ends: Array.from({ length: Number(kills) }, () => 'kill' as const),
    // Two people make some two hundred actions in a game; the last kill comes while most games go on.
    between: Math.floor((bases * 100) / Number(kills)),
    thinking: 600,
    say: (line) => console.log(line),
  });
  console.log(JSON.stringify(aftermath, null, 2));
  process.exitCode = aftermath.faults.length === 0 ? 0 : 1;
} finally {
  for (const server of servers) await server.kill();
  rmSync(data, { recursive: true, force: true });
}
