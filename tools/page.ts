/**
 * The page people open: built from `web/`, the games and the engine, and built
 * again only when one of their files has changed. What it was built from is kept
 * beside it as a hash, so that deleting the page deletes the claim as well.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { machineNpm } from './ready/install.mjs';
import { runQuietly } from './ready/progress.mjs';

export type BuildOutcome =
  | { readonly state: 'built' | 'fresh' | 'none' }
  | { readonly state: 'failed'; readonly output: string };

const ROOT = resolve(import.meta.dirname, '..');

export async function makeBuilt(root = ROOT): Promise<BuildOutcome> {
  if (!hasBuild(root)) return { state: 'none' };
  const inputs = hashInputs(root);
  if (builtFrom(root) === inputs) return { state: 'fresh' };
  const [program, ...npm] = machineNpm();
  const { code, output } = await runQuietly(
    'Building the page',
    program,
    [...npm, 'run', 'build', '--workspace=web'],
    // Built by a test, it is the same page: the page of a test would be slow and large.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) return { state: 'failed', output };
  writeFileSync(stamp(root), inputs);
  return { state: 'built' };
}

function hasBuild(root: string): boolean {
  const manifest = join(root, 'web', 'package.json');
  if (!existsSync(manifest)) return false;
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    scripts?: { build?: string };
  };
  return scripts?.build !== undefined;
}

function builtFrom(root: string): string | undefined {
  const isBuilt = existsSync(join(root, 'web', 'dist', 'index.html')) && existsSync(stamp(root));
  return isBuilt ? readFileSync(stamp(root), 'utf8') : undefined;
}

function stamp(root: string): string {
  return join(root, 'web', 'dist', '.built-from');
}

/** The folders and files the page is made of. */
const INPUTS = [
  'web',
  'look',
  'client',
  'games',
  'engine',
  'package-lock.json',
  'tsconfig.base.json',
];
const NO_INPUT = /^(node_modules|dist|\.build)$|\.test\.tsx?$/;

export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap((input) => filesOf(root, input))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Every file at or below a path, relative to the root, in an order that does not depend on the machine. */
function filesOf(root: string, path: string): string[] {
  const entries = readFolder(join(root, path));
  if (entries === undefined) return existsSync(join(root, path)) ? [path] : [];
  return entries
    .filter((name) => !NO_INPUT.test(name))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}

function readFolder(path: string): string[] | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : undefined;
}
