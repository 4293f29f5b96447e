// Which Node runs what. The project brings its own as optional packages, one for
// each platform; where there is none, a new enough one on the machine will do.

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { Missing } from './missing.mjs';

/** The first Node that runs TypeScript files as they are. */
const ENOUGH = [22, 18];

/** @param {string} version */
export function requireStartingNode(version) {
  if (isAtLeast(version, [20, 0])) return;
  throw new Missing(
    `Starboard needs Node.js 20 or newer to start with; this is ${version}. See https://nodejs.org`,
  );
}

/**
 * The Node to run the project with.
 * @param {string} root
 */
export function nodeFor(root) {
  const own = projectNode(root);
  if (own !== undefined) return own;
  if (isAtLeast(process.versions.node, ENOUGH)) return process.execPath;
  throw new Missing(
    `There is no Node.js in npm for ${process.platform} ${process.arch} that Starboard could bring along, ` +
      `and the one on this machine (${process.versions.node}) is older than ${ENOUGH.join('.')}. ` +
      'Install a newer one (https://nodejs.org) and try again.',
  );
}

/**
 * The Node that was installed with the project, if it runs here.
 * @param {string} root
 * @returns {string | undefined}
 */
export function projectNode(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
    const folder = join(root, 'node_modules', name);
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof bin?.node === 'string' && runs(join(folder, bin.node)))
      return join(folder, bin.node);
  }
  return undefined;
}

/**
 * Lets `npx` and editors find the project's Node as well. npm 10 installs it but
 * loses the link while it clears away those for other platforms; and a link to
 * one that cannot run here (as on Alpine Linux) would hide the machine's own.
 * @param {string} root
 */
export function linkNode(root) {
  if (process.platform === 'win32') return;
  const link = join(root, 'node_modules', '.bin', 'node');
  const node = projectNode(root);
  if (node === undefined) rmSync(link, { force: true });
  else if (lstatSync(link, { throwIfNoEntry: false }) === undefined) {
    symlinkSync(relative(join(root, 'node_modules', '.bin'), node), link);
  }
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} version
 * @param {number[]} least major and minor
 */
export function isAtLeast(version, [leastMajor = 0, leastMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
