#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript: this one if it can, else the one the project brings.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
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
    process.exitCode = spawnSync(own, args, { stdio: 'inherit' }).status ?? 1;
  }
}
