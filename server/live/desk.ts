/** What the edge asks of the rooms that know about people and tables. */

import type { Saying, TableNews } from '@starboard/client/protocol';
import type { PersonId, TableId } from '../storage/schema.ts';

export interface Visitor {
  readonly id: PersonId;
  readonly name: string;
}

export interface Desk {
  /** A table as a reader may see it. */
  news(table: TableId, reader: PersonId | undefined): Promise<TableNews>;
  /** The tables that anyone may sit down at or watch. */
  lobby(reader: PersonId | undefined): Promise<TableNews[]>;
  /** What was said at a table after a number, if the reader may hear it. */
  sayings(table: TableId, reader: PersonId | undefined, after: number): Promise<Saying[]>;
  say(table: TableId, speaker: Visitor | undefined, words: Words): Promise<void>;
}

export type Words = { readonly phrase: string } | { readonly text: string };
