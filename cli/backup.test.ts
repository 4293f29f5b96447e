/** A server, its copy, and a server on the copy, all as a host would start them. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const command = fileURLToPath(new URL('starboard.mjs', import.meta.url));

let folder: string;
let started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-copy-'));
});
afterEach(() => {
  for (const server of started) server.kill('SIGKILL');
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

test('a guest of a server is known to another that runs on its copy', async () => {
  const copy = join(folder, 'copy.sqlite');
  const first = await serve('first');
  const welcome = await fetch(`${first.address}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', colour: 1, language: 'en' }),
  });
  expect(welcome.ok).toBe(true);
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] as string;
  expect(await starboard('first', 'backup', copy)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/copy\.sqlite: \d+\.\d MB, checked\n$/),
  });
  expect(await starboard('first', 'backup', copy)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^starboard: .*copy\.sqlite is there already.*\n$/),
  });
  first.server.kill('SIGKILL');
  await once(first.server, 'exit');

  expect(await starboard('second', 'restore', copy)).toMatchObject({ code: 0 });
  const second = await serve('second');
  const me = await fetch(`${second.address}/api/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ name: 'Ada' });
});

function environment(data: string): NodeJS.ProcessEnv {
  return { ...process.env, PORT: '0', HOST: '127.0.0.1', STARBOARD_DATA: join(folder, data) };
}

async function serve(data: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [command, 'serve'], { env: environment(data) });
  started.push(server);
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const address = /ready at (\S+)/.exec(output)?.[1];
    if (address !== undefined) return { server, address };
  }
  throw new Error(`the server ended before it was ready: ${output}`);
}

function starboard(data: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [command, ...args],
      { env: environment(data) },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
  });
}
