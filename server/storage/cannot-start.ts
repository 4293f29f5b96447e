/** What a host is told when the storage cannot be opened. Never with the password in it. */

import { CannotStart } from '../refusal.ts';
import { SqliteError } from './sqlite/driver.ts';
import { StorageUnavailable } from './unavailable.ts';

export function cannotOpenSqlite(error: unknown, file: string): CannotStart | undefined {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  if (!(cause instanceof SqliteError)) return undefined;
  const { message } = cause;
  return new CannotStart(
    'data.unusable',
    `the database ${file} cannot be used (${message}); restore a backup of it, or move it away to begin anew.`,
    { file },
  );
}

export function cannotOpenPostgres(error: unknown, address: string): CannotStart | undefined {
  const unavailable = error instanceof StorageUnavailable;
  const cause = unavailable ? error.cause : error;
  const { code = '', message } = cause as Error & { code?: string };
  if (code === 'ERR_INVALID_URL' || cause instanceof URIError) {
    return new CannotStart(
      'database.malformed',
      'DATABASE_URL is an address such as postgres://user:password@host/name; special characters in the password are written as %40 and the like.',
    );
  }
  const { username, host, pathname } = new URL(address);
  const user = decodeURIComponent(username);
  if (code.startsWith('28')) {
    return new CannotStart(
      'database.sign-in',
      `PostgreSQL at ${host} does not let ${user || 'us'} in (${message}); check user and password in DATABASE_URL.`,
      { host, user },
    );
  }
  if (code === '3D000') {
    const name = pathname.slice(1);
    return new CannotStart(
      'database.missing',
      `PostgreSQL at ${host} has no database ${name}; create it (createdb ${name}), or name another in DATABASE_URL.`,
      { host, name },
    );
  }
  if (code === '42501') {
    return new CannotStart(
      'database.forbidden',
      `PostgreSQL at ${host} does not let ${user} create tables (${message}); make ${user} the owner of the database.`,
      { host, user },
    );
  }
  if (!unavailable) return undefined;
  return new CannotStart(
    'database.unreachable',
    `PostgreSQL at ${host} cannot be reached (${message || code}); is it running, and is DATABASE_URL right?`,
    { host },
  );
}
