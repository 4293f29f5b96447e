/** One transaction that writes entries of many matches. */

import { sql } from 'kysely';
import type { EntryRow, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageUnavailable } from '../storage/unavailable.ts';

/** An entry, and the clocks that go with it. */
export interface Line extends EntryRow {
  readonly clock: string;
  readonly wake_at: number | null;
}

/** The connection broke while the transaction was committed: it was written or not. */
export class OutcomeUnknown extends Error {}

/** A line does not follow the last entry of its match; nothing was written. */
class OutOfOrder extends Error {}

/**
 * Writes all lines whose number is still free, and returns those. Throws, and
 * has written nothing, if one of them cannot be written for another reason;
 * only with `OutcomeUnknown` nobody can tell.
 */
export async function write(storage: Storage, lines: readonly Line[]): Promise<Set<Line>> {
  // Whoever writes the same matches takes them in the same order, so that nobody waits in a circle.
  const runs = [...Map.groupBy(lines, ({ table_id }) => table_id).values()].toSorted(byTable);
  let complete = false;
  try {
    return await storage.transaction().execute(async (transaction) => {
      // Asked in one breath: a database in a thread of its own need not wait for the second question.
      const [written, moved] = await Promise.all([
        insert(transaction, runs.flat()),
        advance(transaction, runs),
      ]);
      for (const run of runs) checkOrder(run, written, moved);
      complete = true;
      return written;
    });
  } catch (error) {
    if (complete && error instanceof StorageUnavailable && !error.certain) {
      throw new OutcomeUnknown('the connection broke while committing', { cause: error });
    }
    throw error;
  }
}

/** Those of the lines that are in storage as they are here. */
export async function findWritten(storage: Storage, lines: readonly Line[]): Promise<Set<Line>> {
  if (lines.length === 0) return new Set();
  const rows = await storage
    .selectFrom('entries')
    .select(['table_id', 'seq', 'at', 'entry'])
    .where((or) => or.or(lines.map(({ table_id, seq }) => or.and({ table_id, seq }))))
    .execute();
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return new Set(
    lines.filter((line) => {
      const row = found.get(keyOf(line));
      return row?.entry === line.entry && row.at === line.at;
    }),
  );
}

/** The unique key decides who has a number; PostgreSQL waits here for whoever is about to have it. */
async function insert(transaction: Storage, lines: readonly Line[]): Promise<Set<Line>> {
  const rows = await transaction
    .insertInto('entries')
    .values(lines.map(({ table_id, seq, at, entry }) => ({ table_id, seq, at, entry })))
    .onConflict((taken) => taken.columns(['table_id', 'seq']).doNothing())
    .returning(['table_id', 'seq'])
    .execute();
  const inserted = new Set(rows.map(keyOf));
  // Of two lines with the same number the first has it.
  return new Set(lines.filter((line) => inserted.delete(keyOf(line))));
}

/** Moves the matches on to their last line, those that stand where the first one follows. */
async function advance(
  transaction: Storage,
  runs: readonly (readonly Line[])[],
): Promise<Set<TableId>> {
  const steps = runs.map(stepOf);
  const moved = await transaction
    .with(
      'step(table_id, before, seq, clock, wake_at)',
      () => sql<Step>`(values ${sql.join(steps)})`,
    )
    .updateTable('tables')
    .from('step')
    .set((step) => ({
      seq: step.ref('step.seq'),
      clock: step.ref('step.clock'),
      wake_at: step.ref('step.wake_at'),
    }))
    .whereRef('tables.id', '=', 'step.table_id')
    .whereRef('tables.seq', '=', 'step.before')
    .returning('tables.id')
    .execute();
  return new Set(moved.map(({ id }) => id));
}

/** A match is moved on by all its lines, or by none if somebody else has their numbers. */
function checkOrder(
  run: readonly Line[],
  written: ReadonlySet<Line>,
  moved: ReadonlySet<TableId>,
): void {
  const hasMoved = moved.has((run[0] as Line).table_id);
  if (run.every((line) => written.has(line) === hasMoved)) return;
  throw new OutOfOrder('an entry does not follow the last one of its match');
}

interface Step {
  table_id: TableId;
  before: number;
  seq: number;
  clock: string;
  wake_at: number | null;
}

function stepOf(run: readonly Line[]) {
  const [first, last] = [run[0], run.at(-1)] as [Line, Line];
  return sql`(${first.table_id}, cast(${first.seq - 1} as integer), cast(${last.seq} as integer), ${last.clock}, cast(${last.wake_at} as bigint))`;
}

function byTable(one: readonly Line[], other: readonly Line[]): number {
  return (one[0] as Line).table_id < (other[0] as Line).table_id ? -1 : 1;
}

function keyOf({ table_id, seq }: { table_id: TableId; seq: number }): string {
  return `${table_id} ${seq}`;
}
