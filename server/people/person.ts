/** Someone who plays here. */

import { Denial } from '../refusal.ts';
import type { PersonId, PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { nameNeeded } from '../tables/permissions.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly colour: number;
  /** By its name in the look; null until he has chosen one. */
  readonly face: string | null;
  readonly language: string;
  /** What he signs in with; null for a guest. */
  readonly username: string | null;
  readonly createdAt: number;
}

export function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    colour: row.colour,
    face: row.face,
    language: row.language,
    username: row.username,
    createdAt: row.created_at,
  };
}

export async function findPerson(database: Storage, id: string): Promise<Person> {
  const row = await database
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id as PersonId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Denial('person.unknown', `there is nobody with the id ${JSON.stringify(id)}`, {
      person: id,
    });
  }
  return personOf(row);
}

/** Nothing else puts this person anywhere until the transaction ends. Throws for someone who is gone. */
export async function holdPerson(transaction: Storage, id: PersonId): Promise<void> {
  if (!(await takeHoldOf(transaction, id))) throw nameNeeded();
}

/**
 * Whether he is still there. What puts the same person somewhere comes one after
 * the other, his departure included: writing a row takes hold of it in both
 * databases. Always before a table is taken hold of, so that nobody waits in a
 * circle.
 */
export async function takeHoldOf(transaction: Storage, id: PersonId): Promise<boolean> {
  const held = await transaction
    .updateTable('people')
    .set((row) => ({ seen_at: row.ref('seen_at') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}
