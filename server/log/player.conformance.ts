/** Somebody who writes one entry after the other, and remembers what he was promised. */

import type { Seat } from '@starboard/engine';
import type { TableId } from '../storage/schema.ts';
import { StorageUnavailable } from '../storage/unavailable.ts';
import type { MatchLog, StoredEntry } from './log.ts';

export class Player {
  readonly table: TableId;
  /** Entries the log said were written. */
  readonly promised: StoredEntry[] = [];
  refused = 0;
  readonly #log: MatchLog;

  constructor(log: MatchLog, table: TableId) {
    this.#log = log;
    this.table = table;
  }

  /** Tries once to write the next entry. */
  async act(): Promise<void> {
    const seq = this.promised.length + 1;
    const entry = entryOf(seq, `try ${this.refused}`);
    try {
      const outcome = await this.#log.append(this.table, entry, { clock: { seq }, wakeAt: seq });
      if (outcome === 'taken') throw new Error('nobody else writes this match');
      this.promised.push(entry);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      this.refused++;
    }
  }

  async actUntil(enough: () => boolean): Promise<void> {
    while (!enough()) {
      await this.act();
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
  }
}

/** Large enough that a small storage is full after some hundred. */
export function entryOf(seq: number, text = ''): StoredEntry {
  return { at: seq, entry: { seq, seat: 0 as Seat, action: { text, filler: '星'.repeat(100) } } };
}
