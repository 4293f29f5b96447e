/** The tables that anyone may find. */

import type { Stage } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Table } from './table.ts';

export interface LobbyQuestion {
  /** Open ones to sit down at, or those under way to watch. */
  readonly stage: Exclude<Stage, 'over'>;
  readonly game?: string | undefined;
}

/** Public tables, the newest first. */
export async function publicTables(
  storage: Storage,
  { stage, game }: LobbyQuestion,
): Promise<Table[]> {
  const tables = await storage
    .selectFrom('tables')
    .selectAll()
    .where('stage', '=', stage)
    .where('access', '=', 'public')
    .$if(game !== undefined, (query) => query.where('game', '=', game as string))
    .orderBy('opened_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return withSeats(storage, tables);
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
