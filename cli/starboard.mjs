#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript: this one if it can, else the one the project brings.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // What Node has made of our TypeScript is kept for the next time, which begins twice as fast.
  module.enableCompileCache();
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = ['node_modules/.bin', '../node_modules/.bin']
    .map((folder) => fileURLToPath(new URL(`../${folder}/${name}`, import.meta.url)))
    .find((path) => existsSync(path));
  if (own === undefined) {
    console.error(
      'starboard: needs Node 22.18 or newer; run `npm start` or `npm ci` once to get one',
    );
    process.exitCode = 2;
  } else {
    const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
    const child = spawn(own, args, { stdio: 'inherit' });
    // Whoever ends this one means the other.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('exit', (code, signal) => {
      process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
    });
  }
}
