/** Rows for tests, in one line each. */

import { readSeed } from '@starboard/engine';
import { newPersonId, newTableId } from './ids.ts';
import type { PersonId, PersonRow, TableId, TableRow } from './schema.ts';
import type { Storage } from './storage.ts';

const SEED = readSeed('5e'.repeat(32));

/** A match under way that nobody has acted in. */
export function tableRow(change: Partial<TableRow> = {}): TableRow {
  return {
    id: newTableId(),
    code: null,
    game: 'space-base',
    rules: 1,
    options: '{}',
    seats: 2,
    access: 'public',
    pace: '{"kind":"relaxed"}',
    chat: 'phrases',
    delay: 0,
    host: null,
    quick: 0,
    stage: 'playing',
    opened_at: 1000,
    started_at: 2000,
    ended_at: null,
    secret: SEED,
    commitment: 'hash',
    seed: SEED,
    result: null,
    rated: 0,
    successor: null,
    seq: 0,
    clock: '{}',
    wake_at: null,
    ...change,
  };
}

export async function putTable(storage: Storage, change: Partial<TableRow> = {}): Promise<TableId> {
  const row = tableRow(change);
  await storage.insertInto('tables').values(row).execute();
  return row.id;
}

export async function putPerson(
  storage: Storage,
  change: Partial<PersonRow> = {},
): Promise<PersonId> {
  const row: PersonRow = {
    id: newPersonId(),
    name: 'Ada',
    colour: 1,
    face: null,
    language: 'en',
    username: null,
    password: null,
    created_at: 1000,
    seen_at: 1000,
    ...change,
  };
  await storage.insertInto('people').values(row).execute();
  return row.id;
}
