/** What the edge asks of the rooms that know about people and tables. */

import type { TableNews } from '@starboard/client/protocol';
import type { House } from '../house.ts';
import { signedIn } from '../people/devices.ts';
import type { OpenTable } from '../play/open-table.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { publicTables } from '../tables/lobby.ts';
import { newsOf, type Presence, seenBy } from '../tables/news.ts';
import { demand } from '../tables/permissions.ts';
import { unknownTable } from '../tables/table.ts';
import { type Heard, say, sayingsAt, type Words } from './chat.ts';

/** Someone with a name. */
export interface Visitor {
  readonly id: PersonId;
  readonly name: string;
}

export interface Desk {
  /** A table as a reader may see it. */
  news(
    table: OpenTable,
    reader: PersonId | undefined,
  ): {
    readonly news: TableNews;
    /** There is more for him in so many milliseconds. */
    readonly until?: number | undefined;
  };
  /** The tables that anyone may sit down at, for any reader. */
  lobby(): Promise<(reader: PersonId | undefined) => TableNews[]>;
  /** What was said at a table after a number, as far as the reader may hear it by now. */
  sayings(table: TableId, reader: PersonId | undefined, after: number): Promise<Heard>;
  say(table: TableId, speaker: Visitor | undefined, words: Words): Promise<void>;
  /** Those of the devices that are still signed in. */
  signedIn(devices: readonly string[]): Promise<ReadonlySet<string>>;
}

export function deskOf(house: House, presence: Presence): Desk {
  return {
    news({ id, terms, live }, reader) {
      if (terms === undefined) throw unknownTable(id);
      demand('see', terms.gathering, reader);
      const { table, seats, until } = seenBy(reader, terms.gathering, house.now());
      const clock = live === undefined ? table.clock : JSON.stringify(live.logged.clocks);
      return { news: newsOf({ table: { ...table, clock }, seats }, reader, presence), until };
    },
    async lobby() {
      const tables = await publicTables(house, { stage: 'open' });
      return (reader) => tables.map((table) => newsOf(table, reader, presence));
    },
    sayings: (id, reader, after) => sayingsAt(house, id, reader, after),
    say: (id, speaker, words) => say(house, id, speaker, words),
    signedIn: (devices) => signedIn(house.database, devices),
  };
}
