/** A PostgreSQL of our own, for as long as the tests run. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../machine/program.ts';
import {
  emptyFolder,
  freePort,
  type Owner,
  type Running,
  type ServiceKind,
  startServer,
} from './service.ts';

export const postgres: ServiceKind = {
  name: 'PostgreSQL',
  package: 'postgresql',
  isHere: () => programs() !== undefined,
  start,
};

async function start(): Promise<Running> {
  const owner = ordinaryUser();
  const data = emptyFolder('postgres', owner);
  const port = await freePort();
  execFileSync(
    postgresProgram('initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'starboard',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
    ],
    { cwd: data, stdio: 'pipe', ...owner },
  );
  return startServer({
    program: postgresProgram('postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, '-c', 'fsync=off'],
    url: `postgres://starboard@127.0.0.1:${port}/postgres`,
    folder: data,
    ready: /ready to accept connections/,
    crash: 'SIGQUIT',
    owner,
  });
}

/** Where a program that comes with the server is, such as `pg_dump`; of the same version as the server. */
export function postgresProgram(name: string): string {
  const folder = programs();
  if (folder === undefined) throw new Error('PostgreSQL is not on this machine');
  return join(folder, name);
}

/** The folder with `initdb` and `postgres`; Debian keeps them off the PATH, one folder for each version. */
function programs(): string | undefined {
  const onPath = findProgram(['initdb']);
  const folders = [
    ...(onPath === undefined ? [] : [dirname(realpathSync(onPath))]),
    ...debianFolders(),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const DEBIAN = '/usr/lib/postgresql';

/** The newest version first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** PostgreSQL refuses to run as root, so root lends it a user without rights. */
function ordinaryUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // No such user here: the next will do.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody',
  );
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(
    execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
