import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { machineNpm } from './ready/install.mjs';

// `npm start` as a person runs it, in this very clone.

const data = mkdtempSync(join(tmpdir(), 'starboard-start-'));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const { pid } of running.splice(0)) signalGroup(pid, 'SIGKILL');
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('npm start answers, Ctrl-C ends it with code 0, and the second start is quick', {
  timeout: 180_000,
}, async () => {
  const first = await npmStart({ PORT: '0' });
  const health = await fetch(`${first.address}/health`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  signalGroup(first.npm.pid, 'SIGINT'); // what a terminal does on Ctrl-C
  expect(await once(first.npm, 'exit')).toEqual([0, null]);

  const { port } = new URL(first.address);
  const begin = performance.now();
  const second = await npmStart({ PORT: port });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`npm start was ready after ${seconds} s the second time\n`);
  expect(second.address).toBe(first.address);
});

test('a script that ends badly is an exit code to whoever called it', async () => {
  const ready = spawn(process.execPath, ['tools/ready.mjs', 'node', '-e', 'process.exit(7)'], {
    cwd: resolve(import.meta.dirname, '..'),
  });
  expect(await once(ready, 'exit')).toEqual([7, null]);
});

async function npmStart(
  environment: NodeJS.ProcessEnv,
): Promise<{ npm: ChildProcess; address: string }> {
  const [program, cli] = machineNpm();
  const npm = spawn(program, [cli, 'start'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, STARBOARD_DATA: data, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a group of its own, as a terminal gives it
  });
  running.push(npm);
  let output = '';
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    const address = /ready at (\S+)/.exec(output)?.[1];
    if (address !== undefined) return { npm, address };
  }
  throw new Error(`npm start ended before it was ready: ${output}`);
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
