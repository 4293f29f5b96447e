/** A Starboard of its own for each worker and company: the real server on a free port, with an empty data folder. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Surroundings {
  /** Where the server answers. */
  readonly starboard: string;
  /** Tests that name a company of their own share no server with others. */
  readonly company: string;
}

export const test = base.extend<object, Surroundings>({
  company: ['everybody', { option: true, scope: 'worker' }],
  starboard: [
    async ({ company }, use) => {
      const data = await mkdtemp(join(tmpdir(), `starboard-e2e-${company}-`));
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
      await use(await address(server));
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ starboard }, use) => use(starboard),
});

async function address(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('the server has no output to read');
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /ready at (\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the server ended before it was ready');
}
