/** A Starboard of one's own: the real server on a free port, with an empty data folder. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Hands out where it answers, and ends it when that has been used. */
export async function withServer(use: (address: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-e2e-'));
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      STARBOARD_DATA: data,
      // All of them come from one address, and press faster than people do.
      STARBOARD_LENIENCY: '100',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await use(await addressOf(server));
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('the server has no output to read');
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /ready at (\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the server ended before it was ready');
}
