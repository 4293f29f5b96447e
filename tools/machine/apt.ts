/** Debian's packages, for a user who may install them without being asked for a password. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runQuietly } from '../ready/progress.mjs';
import { findProgram } from './program.ts';

/** Whether packages can be installed here; on Ubuntu too, except where Debian itself is asked for. */
export function mayInstall({ debianOnly = false } = {}): boolean {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  return !debianOnly || /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

let listsAreFresh = false;

/** Installs a package; returns why it could not be, or nothing. */
export async function installPackage(name: string): Promise<string | undefined> {
  if (!listsAreFresh) {
    const update = await aptGet('Asking Debian for its list of packages', ['update']);
    if (update.code !== 0) return lastLine(update.output);
    listsAreFresh = true;
  }
  const install = await withoutStartingServices(() =>
    aptGet(`Installing Debian's ${name}`, ['install', '--yes', '--no-install-recommends', name]),
  );
  return install.code === 0 ? undefined : lastLine(install.output);
}

function aptGet(title: string, args: readonly string[]) {
  return runQuietly(title, 'apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian asks this program before it starts what it has just installed; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

async function withoutStartingServices<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
