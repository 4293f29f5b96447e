/** Where the server remembers everything: SQLite in its folder, or a PostgreSQL. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { CannotStart } from '../refusal.ts';
import { cannotOpenPostgres, cannotOpenSqlite } from './cannot-start.ts';
import { migrations } from './migrations.ts';
import { postgresAt, postgresDialect } from './postgres/pool.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/driver.ts';

export type Storage = Kysely<Schema>;

export interface StorageSettings {
  /** The folder for SQLite's file. */
  readonly data: string;
  /** The address of a PostgreSQL that is used instead. */
  readonly database: string | undefined;
}

/**
 * Opens the storage and brings its tables up to date; any number of processes
 * may do so at once. Throws `CannotStart` that says what has to change.
 * `destroy` closes it.
 */
export async function openStorage({ data, database }: StorageSettings): Promise<Storage> {
  if (database !== undefined) {
    return open(postgresDialect(database), (error) => cannotOpenPostgres(error, database));
  }
  const file = sqliteFile(data);
  mkdirSync(data, { recursive: true });
  return open(sqliteDialect(file), (error) => cannotOpenSqlite(error, file));
}

/** Resolves if the storage answers, whatever it holds. */
export async function ask(storage: Storage): Promise<void> {
  await storage.selectFrom('tables').select('id').limit(1).execute();
}

/** Where everything is kept, for the host's eyes: no user, no password. */
export function placeOf({ data, database }: StorageSettings): string {
  return database === undefined ? data : postgresAt(database);
}

export function sqliteFile(data: string): string {
  return join(data, 'starboard.sqlite');
}

async function open(
  dialect: Dialect,
  explain: (error: unknown) => CannotStart | undefined,
): Promise<Storage> {
  const storage = new Kysely<Schema>({ dialect });
  try {
    await migrate(storage);
    return storage;
  } catch (error) {
    await storage.destroy().catch(() => {});
    throw error instanceof CannotStart ? error : (explain(error) ?? error);
  }
}

async function migrate(storage: Storage): Promise<void> {
  const migrator = new Migrator({
    db: storage,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await unknownStep(storage);
  if (unknown === undefined) throw error;
  throw new CannotStart(
    'database.newer',
    `a newer Starboard has used this database ("${unknown}" is not known here); start that one, or go back to a backup made before.`,
    { step: unknown },
  );
}

/** A step that was carried out and that this program does not have. */
async function unknownStep(storage: Storage): Promise<string | undefined> {
  try {
    const done = await storage
      .withTables<{ migrations: { name: string } }>()
      .selectFrom('migrations')
      .select('name')
      .execute();
    return done.find(({ name }) => !(name in migrations))?.name;
  } catch {
    return undefined;
  }
}
