/** The match log in the database, with one set of queries for SQLite and PostgreSQL. */

import type { Entry, GameTypes } from '@starboard/engine';
import { sql } from 'kysely';
import type { EntryRow, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { GroupCommit } from './group-commit.ts';
import type { MatchLog, StoredClocks, StoredEntry, StoredMatch } from './log.ts';

export class StoredLog implements MatchLog {
  readonly #storage: Storage;
  readonly #commits: GroupCommit;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#commits = new GroupCommit(storage);
  }

  async load(table: TableId): Promise<StoredMatch | undefined> {
    const row = await this.#storage
      .selectFrom('tables')
      .leftJoin('keepers', 'keepers.table_id', 'tables.id')
      .select(['game', 'rules', 'options', 'seats', 'seed', 'seq', 'clock', 'keeper', 'until'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (row === undefined || row.seed === null) return undefined;
    // Up to the row's number, so that the clocks are those of the last entry.
    const entries = await this.#entries(table).where('seq', '<=', row.seq).execute();
    const { game, rules, seats, seed, keeper, until } = row;
    return {
      table,
      game,
      rules,
      options: JSON.parse(row.options),
      seats,
      seed,
      entries: entries.map(stored),
      clock: JSON.parse(row.clock),
      keeper,
      keeperUntil: until ?? 0,
    };
  }

  async since(table: TableId, seq: number): Promise<StoredEntry[]> {
    return (await this.#entries(table).where('seq', '>', seq).execute()).map(stored);
  }

  append(
    table: TableId,
    { entry, at, sent }: StoredEntry,
    clocks: StoredClocks,
  ): Promise<'written' | 'taken'> {
    return this.#commits.append({
      table_id: table,
      seq: entry.seq,
      at,
      entry: JSON.stringify({ ...entry, sent }),
      ...columns(clocks),
    });
  }

  async setClocks(table: TableId, seq: number, clocks: StoredClocks): Promise<void> {
    await this.#storage
      .updateTable('tables')
      .set(columns(clocks))
      .where('id', '=', table)
      .where('seq', '=', seq)
      .execute();
  }

  async unattended(before: number, now: number, most: number): Promise<TableId[]> {
    const rows = await this.#storage
      .selectFrom('tables')
      .leftJoin('keepers', 'keepers.table_id', 'tables.id')
      .select('id')
      .where('stage', '=', 'playing')
      .where('wake_at', '<', before)
      .where((or) => or.or([or('until', 'is', null), or('until', '<=', now)]))
      .orderBy('wake_at')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async unkept(tables: readonly TableId[], now: number): Promise<TableId[]> {
    const unkept: TableId[] = [];
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      const rows = await this.#storage
        .selectFrom('keepers')
        .select('table_id')
        .where('table_id', 'in', some)
        .where('until', '>', now)
        .execute();
      const kept = new Set(rows.map(({ table_id }) => table_id));
      unkept.push(...some.filter((table) => !kept.has(table)));
    }
    return unkept;
  }

  async take(table: TableId, keeper: string, now: number, until: number): Promise<boolean> {
    const taken = await this.#storage
      .insertInto('keepers')
      .columns(['table_id', 'keeper', 'until'])
      .expression((insert) =>
        insert
          .selectFrom('tables')
          .select(['id', sql.val(keeper).as('keeper'), sql`cast(${until} as bigint)`.as('until')])
          .where('id', '=', table),
      )
      .onConflict((held) =>
        held
          .column('table_id')
          .doUpdateSet({ keeper, until })
          .where((or) =>
            or.or([or('keepers.keeper', '=', keeper), or('keepers.until', '<=', now)]),
          ),
      )
      .returning('table_id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async renew(keeper: string, tables: readonly TableId[], until: number): Promise<TableId[]> {
    const kept: TableId[] = [];
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const rows = await this.#storage
        .updateTable('keepers')
        .set({ until })
        .where('keeper', '=', keeper)
        .where('table_id', 'in', tables.slice(from, from + AT_ONCE))
        .returning('table_id')
        .execute();
      kept.push(...rows.map(({ table_id }) => table_id));
    }
    return kept;
  }

  async release(table: TableId, keeper: string): Promise<void> {
    await this.#storage
      .deleteFrom('keepers')
      .where('table_id', '=', table)
      .where('keeper', '=', keeper)
      .execute();
  }

  async layAside(table: TableId): Promise<void> {
    await this.#storage
      .updateTable('tables')
      .set({ wake_at: null })
      .where('id', '=', table)
      .execute();
  }

  hurry(): void {
    this.#commits.hurry();
  }

  close(): Promise<void> {
    return this.#commits.close();
  }

  #entries(table: TableId) {
    return this.#storage
      .selectFrom('entries')
      .select(['at', 'entry'])
      .where('table_id', '=', table)
      .orderBy('seq');
  }
}

/** Both databases take some ten thousand values in a query. */
const AT_ONCE = 1000;

function stored({ at, entry }: Pick<EntryRow, 'at' | 'entry'>): StoredEntry {
  const { sent, ...read } = JSON.parse(entry) as Entry<GameTypes> & { sent?: string };
  return sent === undefined ? { at, entry: read } : { at, entry: read, sent };
}

function columns({ clock, wakeAt }: StoredClocks): { clock: string; wake_at: number | null } {
  return { clock: JSON.stringify(clock), wake_at: wakeAt };
}
