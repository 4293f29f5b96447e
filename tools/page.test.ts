import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, makeBuilt } from './page.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starboard-build-'));
  write('package.json', '{"private":true,"workspaces":["web"]}');
  write('web/main.ts', 'one');
  write('engine/game.ts', 'rules');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A page whose build copies its one source file, or fails. */
function withBuild(command: string): void {
  write('web/package.json', JSON.stringify({ name: 'web', scripts: { build: command } }));
}

const COPY =
  "node -e \"fs.mkdirSync('dist',{recursive:true});fs.copyFileSync('main.ts','dist/index.html')\"";

describe('the page is built', () => {
  test('once, and again only when something it is made of has changed', async () => {
    withBuild(COPY);
    expect(await makeBuilt(root)).toEqual({ state: 'built' });
    expect(await makeBuilt(root)).toEqual({ state: 'fresh' });
    write('web/main.ts', 'two');
    expect(await makeBuilt(root)).toEqual({ state: 'built' });
    expect(readFileSync(join(root, 'web/dist/index.html'), 'utf8')).toBe('two');
  });

  test('again when it was deleted', async () => {
    withBuild(COPY);
    await makeBuilt(root);
    rmSync(join(root, 'web/dist'), { recursive: true });
    expect(await makeBuilt(root)).toEqual({ state: 'built' });
  });

  test('again after a build that failed', async () => {
    withBuild(`${COPY} && echo "main.ts is wrong" && exit 3`);
    expect(await makeBuilt(root)).toEqual({
      state: 'failed',
      output: expect.stringContaining('main.ts is wrong'),
    });
    expect(existsSync(join(root, 'web/dist/.built-from'))).toBe(false);
    expect((await makeBuilt(root)).state).toBe('failed');
  });

  test('not at all while there is none', async () => {
    write('web/package.json', '{"name":"web"}');
    expect(await makeBuilt(root)).toEqual({ state: 'none' });
  });
});

describe('what the page is made of', () => {
  test.each([
    ['a new file', 'games/space-base/ui/dice.tsx', true],
    ['the lockfile', 'package-lock.json', true],
    ['the engine', 'engine/game.ts', true],
    ['the look', 'look/tokens.css', true],
    ['the line to a server', 'client/line.ts', true],
    ['a test', 'web/main.test.ts', false],
    ['what a build made', 'web/dist/index.html', false],
    ['an installed package', 'web/node_modules/react/index.js', false],
    ['the server', 'server/main.ts', false],
  ])('%s (%s): %s', (_what, path, counts) => {
    const before = hashInputs(root);
    write(path, 'changed');
    expect(hashInputs(root) !== before).toBe(counts);
  });

  test('a file that moved', () => {
    const before = hashInputs(root);
    rmSync(join(root, 'web/main.ts'));
    write('web/start.ts', 'one');
    expect(hashInputs(root)).not.toBe(before);
  });
});
