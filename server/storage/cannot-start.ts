/** What a host is told when the storage cannot be opened. Never with the password in it. */

import pg from 'pg';
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
  const { code = '', message } = (unavailable ? error.cause : error) as Error & { code?: string };
  // As the library reads the address, with all its ways to leave something out.
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: address });
  const where = `PostgreSQL at ${host}:${port}`;
  if (code.startsWith('28')) {
    return new CannotStart(
      'database.sign-in',
      `${where} does not let ${user} in (${message}); check user and password in DATABASE_URL.`,
      { host, port, user },
    );
  }
  if (code === '3D000') {
    return new CannotStart(
      'database.missing',
      `${where} has no database ${database}; create it (createdb ${database}), or name another in DATABASE_URL.`,
      { host, port, database },
    );
  }
  if (code === '42501') {
    return new CannotStart(
      'database.forbidden',
      `${where} does not let ${user} create tables (${message}); make ${user} the owner of the database.`,
      { host, port, user },
    );
  }
  if (!unavailable) return undefined;
  return new CannotStart(
    'database.unreachable',
    `${where} cannot be reached (${message || code}); is it running, and is DATABASE_URL right?`,
    { host, port },
  );
}
