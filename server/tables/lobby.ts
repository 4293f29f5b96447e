/** The tables that anyone may find. */

import type { ExpressionBuilder } from 'kysely';
import type { House } from '../house.ts';
import { STILL_HERE } from '../people/seeing.ts';
import type { Schema, Stage } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Table } from './table.ts';

export interface LobbyQuestion {
  /** Open ones to sit down at, or those under way to watch. */
  readonly stage: Exclude<Stage, 'over'>;
  readonly game?: string | undefined;
}

/** Public tables, the newest first; open ones as long as someone may be waiting there. */
export async function publicTables(
  { database, now }: House,
  { stage, game }: LobbyQuestion,
): Promise<Table[]> {
  const tables = await database
    .selectFrom('tables')
    .selectAll()
    .where('stage', '=', stage)
    .where('access', '=', 'public')
    .$if(game !== undefined, (query) => query.where('game', '=', game as string))
    .$if(stage === 'open', (query) => query.where(someoneWaits(now())))
    .orderBy('opened_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return withSeats(database, tables);
}

/** Whether the host or someone at the table was here lately; over days nobody has to be. */
export function someoneWaits(now: number) {
  return ({ or, eb, exists, selectFrom, ref }: ExpressionBuilder<Schema, 'tables'>) => {
    const here = selectFrom('people')
      .select('people.id')
      .where('people.seen_at', '>', now - STILL_HERE);
    return or([
      eb('tables.pace', 'like', '{"kind":"correspondence"%'),
      exists(here.where('people.id', '=', ref('tables.host'))),
      exists(
        here
          .innerJoin('seats', 'seats.person', 'people.id')
          .where('seats.table_id', '=', ref('tables.id')),
      ),
    ]);
  };
}

/** Nobody reads further. */
const MOST_SHOWN = 100;

export async function withSeats(
  storage: Storage,
  tables: readonly Table['table'][],
): Promise<Table[]> {
  if (tables.length === 0) return [];
  const seats = await storage
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  const bySeat = Map.groupBy(seats, ({ table_id }) => table_id);
  return tables.map((table) => ({ table, seats: bySeat.get(table.id) ?? [] }));
}
