/** A database of a test's own on the PostgreSQL that all tests share. */

import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface OwnDatabase {
  readonly url: string;
  /** Whoever is still connected is thrown out. */
  remove(): Promise<void>;
}

/** `server` is the address of any database there. */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  return {
    url: server.replace(/[^/]*$/, name),
    remove: () => tell(server, `drop database ${name} with (force)`),
  };
}

async function tell(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}
