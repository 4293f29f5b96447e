/** The terms of tables, from the database. */

import type { Pace } from '@starboard/client/protocol';
import type { Result, Seat } from '@starboard/engine';
import type { Messages } from '../messages/messages.ts';
import type { TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { subjectOf } from './logged-match.ts';
import type { Seating, Terms } from './terms.ts';

export class StoredSeating implements Seating {
  readonly #storage: Storage;
  readonly #messages: Messages;
  readonly #end: (table: TableId, result: Result) => Promise<unknown>;

  /** `end` is what the tables' own room does when a match is over. */
  constructor(
    storage: Storage,
    messages: Messages,
    end: (table: TableId, result: Result) => Promise<unknown>,
  ) {
    this.#storage = storage;
    this.#messages = messages;
    this.#end = end;
  }

  async terms(id: TableId): Promise<Terms | undefined> {
    const table = await this.#storage
      .selectFrom('tables')
      .select(['pace', 'delay', 'stage'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (table === undefined) return undefined;
    const seats = await this.#storage
      .selectFrom('seats')
      .select(['person', 'bot', 'held_by', 'left_early'])
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute();
    return {
      pace: JSON.parse(table.pace) as Pace,
      delay: table.delay,
      over: table.stage === 'over',
      seats: seats.map(({ person, bot, held_by, left_early }) => ({
        person,
        bot,
        heldBy: held_by,
        leftEarly: left_early === 1,
      })),
    };
  }

  /** Whoever left for good gets his seat back by sitting down again, not from here. */
  async hold(table: TableId, seat: Seat, bot: string | null): Promise<void> {
    await this.#storage
      .updateTable('seats')
      .set({ held_by: bot })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('left_early', '=', 0)
      .execute();
    this.#messages.send(subjectOf(table), { news: true });
  }

  async end(table: TableId, result: Result): Promise<void> {
    await this.#end(table, result);
  }
}
