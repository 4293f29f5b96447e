// Makes a clone ready, then goes on with a command under the project's own Node:
//
//   node tools/ready.mjs COMMAND [ARGUMENT...]
//
// Every script of package.json comes through here, so every one of them works
// in a fresh clone. This file and `ready/` run on whatever Node the machine has
// (20 or newer); everything else in the project may count on Node 24.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { makeInstalled } from './ready/install.mjs';
import { Missing } from './ready/missing.mjs';
import { nodeFor, requireStartingNode } from './ready/node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  requireStartingNode(process.versions.node);
  process.chdir(root);
  await makeInstalled(root);
  goOn(nodeFor(root), process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

/**
 * @param {string} node the Node to go on with
 * @param {string[]} command
 */
function goOn(node, [program = 'node', ...args]) {
  const child = spawn(program === 'node' ? node : program, args, {
    stdio: 'inherit',
    // What npm puts into node_modules/.bin on Windows are scripts for its shell.
    shell: process.platform === 'win32' && program !== 'node',
    env: {
      ...process.env,
      // What Node has made of our TypeScript it need not make again: each start takes half as long.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
      PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    process.stderr.write(`\n${program} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
  });
}
