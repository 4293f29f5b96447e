import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../tools/services/service.ts';

// The real server as a process of its own: what a host starts and ends.

let folder: string;
let started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
});

afterEach(() => {
  for (const server of started) server.kill('SIGKILL');
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

test('it makes its data folder, says where it is, and answers there', async () => {
  const data = join(folder, 'deep', 'data');
  const { address } = await start({ STARBOARD_DATA: data });
  expect(existsSync(data)).toBe(true);
  if (process.platform !== 'win32') expect(statSync(data).mode & 0o777).toBe(0o700);
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it with code 0 and frees the port',
  async (signal) => {
    const { server, address } = await start({});
    await fetch(`${address}/health`); // leaves a connection open, as browsers do
    server.kill(signal);
    server.kill(signal); // a terminal and npm both pass it on
    expect(await once(server, 'exit')).toEqual([0, null]);
    const again = await start({ PORT: new URL(address).port });
    expect(again.address).toBe(address);
  },
);

test.runIf(existsSync('/dev/full'))(
  'output that cannot be written, as its disk is full, does not end it',
  async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const full = openSync('/dev/full', 'w');
    const server = run({ PORT: new URL(address).port, LOG_LEVEL: 'trace' }, full);
    closeSync(full);
    const health = () => fetch(`${address}/health`).then(({ status }) => status, String);
    await expect.poll(health, { timeout: 60_000 }).toBe(200);
    for (let time = 0; time < 20; time++) expect(await health()).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);

test('a port that is taken is one line and exit code 1', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, errors } = await refused({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^Starboard cannot start: port ${port} is taken.*\n$`));
});

test('a data folder that cannot be written is one line and exit code 1', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, errors } = await refused({ STARBOARD_DATA: join(file, 'data') });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^Starboard cannot start: the data folder .*file.data cannot be written.*STARBOARD_DATA\.\n$/,
  );
});

test('a data folder that another server uses is one line and exit code 1, and free again after a kill', async () => {
  const first = await start({});
  const { code, errors } = await refused({});
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^Starboard cannot start: another Starboard is using .*STARBOARD_DATA\.\n$/,
  );
  expect((await fetch(`${first.address}/health`)).status).toBe(200);
  first.server.kill('SIGKILL');
  await once(first.server, 'exit');
  await start({});
});

test('a Redis that is not there is one line and exit code 1', async () => {
  const { code, errors } = await refused({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^Starboard cannot start: Redis at 127\.0\.0\.1:1 cannot be reached.*\n$/);
});

test('an interface this machine does not have is one line and exit code 1', async () => {
  const { code, errors } = await refused({ HOST: '203.0.113.7' });
  expect(code).toBe(1);
  expect(errors).toBe('Starboard cannot start: HOST 203.0.113.7 is no address of this machine.\n');
});

function run(environment: NodeJS.ProcessEnv, output: 'pipe' | number = 'pipe'): ChildProcess {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '',
      STARBOARD_DATA: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', output, 'pipe'],
  });
  started.push(server);
  return server;
}

async function start(
  environment: NodeJS.ProcessEnv,
): Promise<{ server: ChildProcess; address: string }> {
  const server = run(environment);
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk);
    const address = /ready at (\S+)/.exec(output)?.[1];
    if (address !== undefined) return { server, address };
  }
  throw new Error(`the server ended before it was ready: ${output}`);
}

async function refused(environment: NodeJS.ProcessEnv): Promise<{ code: number; errors: string }> {
  const server = run(environment);
  let errors = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(server, 'close')) as [number];
  return { code, errors };
}
