/** Kysely over PostgreSQL. A connection that broke is never used again. */

import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StorageUnavailable } from '../unavailable.ts';

const CONNECTIONS = 10;
/** How long to wait for a connection, or for the answer to one query, before the server counts as gone. */
const PATIENCE_MS = 10_000;

export function postgresDialect(address: string): Dialect {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection can break while nobody uses it, or between two queries of a transaction: whoever uses it next is told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({
    pool: {
      connect: () => connect(pool),
      end: () => pool.end(),
      options: pool.options,
    },
  });
}

/** Which PostgreSQL an address means, as the library reads it with all its ways to leave something out. */
export function postgresAt(address: string): string {
  const { host, port, database = '' } = new pg.Client({ connectionString: address });
  return `PostgreSQL at ${host}:${port}, database ${database}`;
}

async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error) ?? error;
  });
  let broken: StorageUnavailable | undefined;
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    if (broken !== undefined) throw broken;
    try {
      return await client.query(sql, parameters as unknown[]);
    } catch (error) {
      broken = unavailable(error);
      throw broken ?? error;
    }
  };
  // The library wants one query at a time.
  let last: Promise<unknown> = Promise.resolve();
  const query = (sql: string, parameters: readonly unknown[]) => {
    const answer = last.then(() => ask(sql, parameters));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    // Without cursors, which Kysely's type asks for and only streaming uses.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken !== undefined),
  };
}

/** What to say of an error that is about the server or the way to it, not about what was asked. */
function unavailable(error: unknown): StorageUnavailable | undefined {
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error;
    if (GOING_DOWN.test(code)) return new StorageUnavailable(false, error);
    return UNABLE.test(code) ? new StorageUnavailable(true, error) : undefined;
  }
  // What is wrong with a parameter is a mistake of ours, everything else is the network's.
  if (error instanceof TypeError || error instanceof RangeError) return undefined;
  return new StorageUnavailable(false, error);
}

/** SQLSTATE classes: connection lost, server going down. */
const GOING_DOWN = /^(08|57P)/;
/** Sign-in refused, no such database, no resources, system error, read-only as after a failover. */
const UNABLE = /^(28|3D|53|58|25006)/;

/** Whole numbers of 64 bits are moments in milliseconds: JavaScript's numbers hold them. */
const INT8 = 20;

function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === INT8 ? Number : pg.types.getTypeParser(type, format);
}
