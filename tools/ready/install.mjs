// Installs the project's packages when they are missing or out of date.

import { copyFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { differences } from './lockfile.mjs';
import { Missing } from './missing.mjs';
import { linkNode, projectNode } from './node.mjs';
import { runQuietly } from './progress.mjs';

/** @param {string} root */
export async function makeInstalled(root) {
  if (whatIsWrong(root).length === 0) return linkNode(root);
  const npm = machineNpm();
  await install(root, npm, 'Installing packages');
  linkNode(root);
  const node = projectNode(root);
  if (whatIsWrong(root).length > 0 && node !== undefined) {
    await withCopy(node, (copy) =>
      install(root, [copy, npm[1], ...NEWER_NPM], 'Installing the rest'),
    );
    linkNode(root);
  }
  const left = whatIsWrong(root);
  if (left.length > 0) {
    throw new Missing(
      `npm did not install ${left.length} of the packages this machine needs: ${left.slice(0, 5).join(', ')}. ` +
        'Try again with a connection to the network.',
    );
  }
}

/**
 * Some packages for this very platform ask for a newer Node than npm ran on, and
 * npm 9 cannot tell one C library from another. The Node that has just been
 * installed and an npm of its time can.
 */
const NEWER_NPM = ['exec', '--yes', '--package=npm@11.6.2', '--', 'npm'];

/** @param {string} root */
function whatIsWrong(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return differences(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    existsSync(installed) ? JSON.parse(readFileSync(installed, 'utf8')) : undefined,
    { os: process.platform, cpu: process.arch, libc: libc() },
  );
}

/**
 * @param {string} root
 * @param {string[]} npm the program and its first arguments
 * @param {string} title
 */
async function install(root, npm, title) {
  const [program = '', ...args] = npm;
  // Warnings tell a newcomer nothing: they are about engines and about other people's packages.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await runQuietly(title, program, [...args, 'ci', ...quiet], {
    cwd: root,
    // What npm starts in turn is to find the same Node.
    env: { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
  });
  if (code === 0) return;
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
  throw new Missing(
    `${output.trim()}\n\nThe packages could not be installed${
      offline ? ': this machine has no connection to the npm registry' : ''
    }. ${offline ? 'Connect it and try again; afterwards Starboard works without.' : 'What npm said stands above.'}`,
  );
}

/**
 * The npm that started us, with the Node it runs on. Neither lies in
 * node_modules, which npm is about to replace.
 * @returns {[program: string, npm: string]}
 */
export function machineNpm() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node && basename(npm).startsWith('npm') && existsSync(npm) && existsSync(node)) {
    return [node, npm];
  }
  return npmOnPath();
}

/**
 * Without npm around us, as in `node tools/test.ts`: the one a person would get.
 * @returns {[program: string, npm: string]}
 */
function npmOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    const windows = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if (existsSync(windows)) return [process.execPath, windows];
    if (existsSync(join(folder, 'npm')))
      return [process.execPath, realpathSync(join(folder, 'npm'))];
  }
  throw new Missing('npm is missing: it comes with Node.js. Install both from https://nodejs.org');
}

/**
 * A Node that does not vanish while npm replaces node_modules.
 * @param {string} node
 * @param {(copy: string) => Promise<void>} use
 */
async function withCopy(node, use) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-node-'));
  const copy = join(folder, basename(node));
  try {
    copyFileSync(node, copy);
    await use(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `glibc` or `musl` on Linux, as npm tells them apart. */
function libc() {
  if (process.platform !== 'linux') return undefined;
  // Otherwise the report looks up the name of every connection, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
