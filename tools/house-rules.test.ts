/** The rules of the house are held by tools, not by good will: each forbids what it should, and nothing else. */

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

let house: string;
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'starboard-house-'));
  for (const file of ['.oxlintrc.json', '.dependency-cruiser.mjs', 'biome.json', 'package.json']) {
    await cp(join(root, file), join(house, file));
  }
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
});
afterEach(() => rm(house, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(house, path)), { recursive: true });
  await writeFile(join(house, path), text);
}

function run(command: string, ...args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: house }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: stdout + stderr });
    });
  });
}

describe('rules know no clock and no chance but their own', () => {
  const places = ['engine/thing.ts', 'games/space-base/rules/thing.ts'];
  const forbidden = [
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'setTimeout(() => {}, 1)',
    'process.hrtime()',
  ];

  test.each(places.flatMap((place) => forbidden.map((code) => [place, code] as const)))(
    '%s may not say %s',
    async (place, code) => {
      await put(place, `export const value = () => ${code};\n`);
      const { passed, output } = await run(bin('oxlint'), place);
      expect(output).toMatch(/no-restricted-(globals|properties)/);
      expect(passed).toBe(false);
    },
  );

  test('the server, the page and tests may', async () => {
    const files = ['server/thing.ts', 'games/space-base/ui/thing.ts', 'engine/thing.test.ts'];
    for (const file of files) await put(file, 'export const value = () => Date.now();\n');
    expect(await run(bin('oxlint'), ...files)).toMatchObject({ passed: true });
  });
});

describe('dependencies point one way', () => {
  const cruise = () =>
    run(
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'engine',
      'games',
      'server',
      'web',
    );

  beforeEach(async () => {
    for (const room of [
      'engine',
      'games/space-base/rules',
      'games/space-base/bots',
      'games/space-base/ui',
      'games/space-builder/rules',
      'server',
      'web',
    ]) {
      await put(`${room}/thing.ts`, 'export const thing = 1;\n');
    }
  });

  test.each([
    ['engine', 'games/space-base/rules', 'engine-stands-alone'],
    ['engine', 'server', 'engine-stands-alone'],
    ['games/space-base/rules', 'games/space-base/bots', 'rules-need-the-engine-alone'],
    ['games/space-base/rules', 'games/space-base/ui', 'rules-need-the-engine-alone'],
    ['games/space-base/rules', 'server', 'rules-need-the-engine-alone'],
    ['games/space-base/bots', 'games/space-base/ui', 'bots-and-text-know-no-screen'],
    ['games/space-base/ui', 'server', 'ui-knows-no-server'],
    ['games/space-base/bots', 'games/space-builder/rules', 'games-do-not-know-each-other'],
    ['web', 'server', 'nobody-imports-an-application'],
  ])('%s may not import from %s', async (from, to, rule) => {
    await put(`${from}/other.ts`, `export { thing } from '${upFrom(from)}${to}/thing.ts';\n`);
    const { passed, output } = await cruise();
    expect(output).toContain(rule);
    expect(passed).toBe(false);
  });

  test.each([
    ['games/space-base/rules', 'engine'],
    ['games/space-base/bots', 'games/space-base/rules'],
    ['games/space-base/ui', 'games/space-base/rules'],
    ['server', 'games/space-base/bots'],
    ['web', 'games/space-base/ui'],
  ])('%s may import from %s', async (from, to) => {
    await put(`${from}/other.ts`, `export { thing } from '${upFrom(from)}${to}/thing.ts';\n`);
    expect(await cruise()).toMatchObject({ passed: true });
  });

  test('nothing goes in a circle', async () => {
    await put('engine/one.ts', "import { b } from './two.ts';\nexport const a = () => b;\n");
    await put('engine/two.ts', "import { a } from './one.ts';\nexport const b = () => a;\n");
    expect((await cruise()).output).toContain('no-circle');
  });
});

test('any has to be explained', async () => {
  await put('engine/thing.ts', 'export const thing = (value: any) => value;\n');
  const { passed, output } = await run(bin('biome'), 'check', '--vcs-enabled=false', 'engine');
  expect(output).toContain('noExplicitAny');
  expect(passed).toBe(false);
});

function upFrom(room: string): string {
  return '../'.repeat(room.split('/').length);
}
