/** A table with its seats: how it is found, and how anything about it is changed. */

import type { AnyBox } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, SeatRow, TableId, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

export interface Table {
  readonly table: TableRow;
  /** In seating order. */
  readonly seats: readonly SeatRow[];
}

export async function findTable(database: Storage, id: string): Promise<Table> {
  const table = await database
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', id as TableId)
    .executeTakeFirst();
  if (table === undefined) throw unknownTable(id);
  return { table, seats: await seatsAt(database, table.id) };
}

/** The box of the game that is played there. */
export async function boxAt({ database, shelf }: House, id: string): Promise<AnyBox> {
  return takeFrom(shelf, (await findTable(database, id)).table.game);
}

/**
 * Changes a table and tells everyone. The changes of one table come one after
 * the other, in whatever process, so what a change sees is true until it is done.
 */
export async function changeTable(
  house: House,
  id: string,
  change: (transaction: Storage, table: Table) => Promise<void>,
): Promise<Table> {
  const changed = await house.database.transaction().execute(async (transaction) => {
    await change(transaction, await holdTable(transaction, id));
    return findTable(transaction, id);
  });
  announce(house, changed.table);
  return changed;
}

/** Nobody else changes the table until the transaction ends: writing a row takes hold of it in both databases. */
export async function holdTable(transaction: Storage, id: string): Promise<Table> {
  const table = await transaction
    .updateTable('tables')
    .set((row) => ({ stage: row.ref('stage') }))
    .where('id', '=', id as TableId)
    .returningAll()
    .executeTakeFirst();
  if (table === undefined) throw unknownTable(id);
  return { table, seats: await seatsAt(transaction, table.id) };
}

/** The word that there is something new about a table: whoever shows it looks into storage. */
export function announce({ messages }: House, table: Pick<TableRow, 'id' | 'access'>): void {
  messages.send(`table:${table.id}`, { news: true });
  if (table.access === 'public') messages.send('lobby', { table: table.id });
}

export function seatNumbered({ seats }: Table, seat: number): SeatRow {
  const found = seats[seat];
  if (found !== undefined) return found;
  throw new Denial('seat.unknown', `there is no seat ${seat} at this table`, { seat });
}

export function isEmpty(seat: SeatRow): boolean {
  return seat.name === null && seat.bot === null;
}

/** An open table that nobody else has come to yet. */
export function isHisAlone({ table, seats }: Table, person: PersonId): boolean {
  return (
    table.stage === 'open' &&
    table.host === person &&
    seats.every((seat) => seat.person === null || seat.person === person)
  );
}

/** Throws once the match has begun. */
export function demandOpen({ table }: Table): void {
  if (table.stage === 'open') return;
  throw new Denial('table.started', 'the match at this table has begun', { table: table.id });
}

function seatsAt(database: Storage, table: TableId): Promise<SeatRow[]> {
  return database
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
}

export function unknownTable(id: string): Denial {
  return new Denial('table.unknown', `there is no table ${JSON.stringify(id)}`, { table: id });
}

/** For a table that may have been taken away meanwhile. */
export function nothingIfUnknown(error: unknown): undefined {
  if (error instanceof Denial && error.code === 'table.unknown') return undefined;
  throw error;
}
