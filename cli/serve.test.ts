/** `starboard serve` as a host runs it: a process of its own, started, asked and ended. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

let data: string;
let started: ChildProcess[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'starboard-cli-serve-'));
});

afterEach(() => {
  for (const server of started) server.kill('SIGKILL');
  started = [];
  rmSync(data, { recursive: true, force: true });
});

/** A command with everything it prints, while it runs and after it has ended. */
class Run {
  readonly process: ChildProcess;
  stdout = '';
  stderr = '';

  constructor(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    this.process = spawn(process.execPath, [join(root, 'cli/starboard.mjs'), 'serve', ...args], {
      env: { ...process.env, PORT: '0', STARBOARD_DATA: data, ...environment },
    });
    started.push(this.process);
    this.process.stdout?.on('data', (chunk: Buffer) => {
      this.stdout += chunk.toString();
    });
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
  }

  /** Where it says it is. */
  async address(): Promise<string> {
    for (;;) {
      const address = /ready at (\S+)/.exec(this.stdout)?.[1];
      if (address !== undefined) return address;
      await Promise.race([once(this.process.stdout as NodeJS.EventEmitter, 'data'), this.over()]);
    }
  }

  async ended(): Promise<number | null> {
    const [code] = (await once(this.process, 'close')) as [number | null];
    return code;
  }

  private async over(): Promise<never> {
    await once(this.process, 'close');
    throw new Error(`it ended before it was ready: ${this.stderr}`);
  }
}

test('--help lists every setting that the guide for hosts speaks of', async () => {
  const run = new Run(['--help']);
  expect(await run.ended()).toBe(0);
  const guide = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const spokenOf = new Set(guide.match(/\b(?:STARBOARD_[A-Z_]+|[A-Z]+_(?:URL|LEVEL))\b/g));
  expect(spokenOf).toContain('DATABASE_URL');
  for (const name of spokenOf) expect(run.stdout).toContain(`  ${name}\n`);
});

describe('a bad setting is one clear line and exit code 2', () => {
  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ PORT: 'abc' }, /PORT is a whole number from 0 to 65535, not "abc"/],
    [{ DATABASE_URL: 'mysql://me:hunter22@host/db' }, /DATABASE_URL is an address that begins/],
    [{ STARBOARD_PROXY: '1' }, /there is no setting STARBOARD_PROXY/],
    [{ HOST: '203.0.113.7' }, /HOST 203\.0\.113\.7 is no address of this machine/],
  ])('%j', async (environment, complaint) => {
    const run = new Run([], environment);
    expect(await run.ended()).toBe(2);
    expect(run.stderr).toMatch(complaint);
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(run.stderr + run.stdout).not.toContain('hunter22');
  });
});

test('SIGTERM: everyone is told when to come back, and it ends with code 0', async () => {
  const run = new Run([]);
  const address = await run.address();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?v=1`);
  const told: object[] = [];
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
  await once(socket, 'open');
  const closed = once(socket, 'close');
  run.process.kill('SIGTERM');
  expect(await run.ended()).toBe(0);
  await closed;
  expect(told).toContainEqual({ again: expect.any(Number) });
});

test('SIGTERM: while people are told, /ready sends nobody here any more, and all else is answered', async () => {
  const run = new Run([]);
  const address = await run.address();
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const deaf = await deafSocket(`${address}/api/live?v=1`);
  run.process.kill('SIGTERM');
  await deaf.hears('"again"');
  const ready = await fetch(`${address}/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'ending', storage: 'ok', room: 'ok', messages: 'ok' },
  ]);
  expect((await fetch(`${address}/api/games`)).status).toBe(200);
  deaf.hangUp();
  expect(await run.ended()).toBe(0);
});

test.each([
  ['a line', '/api/live?v=1', '"again"'],
  ['a line that is refused', '/api/live?v=0', '"protocol.unknown"'],
])(
  'SIGTERM: whoever has %s and never hangs up is hung up on, and it ends with code 0',
  async (_what, path, word) => {
    const run = new Run([]);
    const deaf = await deafSocket(`${await run.address()}${path}`);
    const ended = run.ended();
    run.process.kill('SIGTERM');
    await deaf.hears(word);
    expect(await ended).toBe(0);
    expect(run.stderr).toBe('');
  },
);

test('SIGTERM: a request that was begun and never ends is not waited for, and it ends with code 0', async () => {
  const run = new Run([]);
  const { hostname, port } = new URL(await run.address());
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('POST /api/people HTTP/1.1\r\nHost: starboard\r\nContent-Length: 100\r\n\r\n{');
  // What was asked after it is answered: so the server has heard of it.
  expect((await fetch(`${await run.address()}/health`)).status).toBe(200);
  const ended = run.ended();
  run.process.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(run.stderr).toBe('');
  socket.destroy();
});

/** A WebSocket of someone who hears everything and never answers, not even a farewell. */
async function deafSocket(address: string) {
  const key = Buffer.alloc(16).toString('base64');
  const asked = request(address, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': key,
      'sec-websocket-version': '13',
    },
  });
  asked.end();
  const [, socket, head] = (await once(asked, 'upgrade')) as [unknown, Socket, Buffer];
  // Some of it may come along with the answer.
  let heard = head.toString('latin1');
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
  });
  return {
    async hears(word: string): Promise<void> {
      while (!heard.includes(word)) await once(socket, 'data');
    },
    hangUp: () => socket.destroy(),
  };
}

test('the log of a real process tells what was asked, and no secret', async () => {
  const run = new Run([], { LOG_LEVEL: 'info' });
  const address = await run.address();
  const ask = (path: string, cookie: string, body?: object) =>
    fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const welcome = await ask('/api/people', '', { name: 'Ada', colour: 1, language: 'en' });
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] as string;
  const account = { username: 'ada', password: 'correct horse' };
  const { recoveryCodes } = (await (await ask('/api/me/account', cookie, account)).json()) as {
    recoveryCodes: string[];
  };
  const table = { game: 'space-base', seats: 2, access: 'code' };
  const { code } = (await (await ask('/api/tables', cookie, table)).json()) as { code: string };
  expect((await ask(`/api/codes/${code}`, cookie)).status).toBe(200);
  run.process.kill('SIGTERM');
  expect(await run.ended()).toBe(0);
  expect(run.stdout).toContain('/api/codes/:code');
  const secret = cookie.split('=', 2)[1] as string;
  for (const hidden of [secret, account.password, code, ...recoveryCodes]) {
    expect(hidden.length).toBeGreaterThan(3);
    expect(run.stdout + run.stderr).not.toContain(hidden);
  }
});
