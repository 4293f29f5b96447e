/** Everything that is remembered about someone, for him to take along. */

import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { findPerson } from './person.ts';

export async function exportOf(storage: Storage, id: PersonId) {
  return {
    format: 'starboard-person' as const,
    person: await findPerson(storage, id),
    ...(await storage
      .selectFrom('people')
      .select('seen_at as seenAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()),
    devices: await storage
      .selectFrom('devices')
      .select(['created_at as signedInAt', 'seen_at as seenAt'])
      .where('person', '=', id)
      .orderBy('created_at')
      .execute(),
    /** Only how many are left: they are kept as hashes. */
    recoveryCodes: (
      await storage.selectFrom('recovery_codes').select('person').where('person', '=', id).execute()
    ).length,
    ratings: await storage
      .selectFrom('ratings')
      .select(['game', 'against', 'mu', 'sigma', 'games'])
      .where('person', '=', id)
      .orderBy('game')
      .execute(),
    tables: await storage
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select([
        'tables.id',
        'tables.game',
        'tables.stage',
        'tables.opened_at as openedAt',
        'tables.started_at as startedAt',
        'tables.ended_at as endedAt',
        'seats.seat',
        'seats.name',
        'seats.colour',
        'seats.face',
        'seats.word',
        'seats.place',
        'seats.score',
      ])
      .where('seats.person', '=', id)
      .orderBy('tables.opened_at')
      .execute(),
    /** Tables opened for others. */
    hosted: await storage
      .selectFrom('tables')
      .select(['id', 'game', 'stage', 'opened_at as openedAt'])
      .where('host', '=', id)
      .where('id', 'not in', (seated) =>
        seated.selectFrom('seats').select('table_id').where('person', '=', id),
      )
      .orderBy('opened_at')
      .execute(),
    daily: await storage
      .selectFrom('tries')
      .select(['game', 'date', 'table_id as table'])
      .where('person', '=', id)
      .orderBy('date')
      .orderBy('game')
      .execute(),
    sayings: await storage
      .selectFrom('sayings')
      .select(['table_id as table', 'at', 'name', 'phrase', 'text'])
      .where('person', '=', id)
      .orderBy('at')
      .execute(),
  };
}
