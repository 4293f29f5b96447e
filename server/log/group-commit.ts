/**
 * Entries that come at once are written together: waiting for the disk costs
 * the same for one as for five hundred. While a transaction is under way the
 * next one gathers, so that a busy server commits in ever larger groups, and an
 * idle one at once. See docs/decisions/group-commit.md.
 */

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageUnavailable } from '../storage/unavailable.ts';
import { findWritten, type Line, OutcomeUnknown, write } from './write.ts';

/** Lines in one transaction; each needs nine values, and SQLite takes 32,766 in a statement. */
const MOST_AT_ONCE = 500;
/** Lines that may wait; if more come in than can be written, the last are refused at once. */
const MOST_WAITING = 10_000;
/** How long to wait before looking again whether a transaction was written. */
const LOOK_AGAIN_MS = 200;

type Outcome = 'written' | 'taken' | { readonly failed: unknown };

interface Pending {
  readonly line: Line;
  resolve(outcome: 'written' | 'taken'): void;
  reject(error: unknown): void;
}

export class GroupCommit {
  readonly #storage: Storage;
  #waiting: Pending[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;
  #hurried = false;
  /** A transaction broke off and nobody knows whether it was written: nothing is begun before that is known. */
  #stuck = false;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  append(line: Line): Promise<'written' | 'taken'> {
    if (this.#closed || this.#stuck || this.#waiting.length >= MOST_WAITING) {
      return Promise.reject(new StorageUnavailable(true));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  hurry(): void {
    this.#hurried = true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.hurry();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Whatever arrives in this turn comes along.
    await nextTurn();
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_AT_ONCE);
      const outcomes = await this.#write(group.map(({ line }) => line));
      for (const [index, pending] of group.entries()) {
        this.#settle(pending, outcomes[index] as Outcome);
      }
    }
    this.#writing = undefined;
  }

  /** By line, in the same order. Never throws. */
  async #write(lines: readonly Line[]): Promise<Outcome[]> {
    try {
      const written = await write(this.#storage, lines);
      return lines.map((line) => (written.has(line) ? 'written' : 'taken'));
    } catch (error) {
      if (error instanceof OutcomeUnknown) return this.#findOut(lines);
      const isAlone = lines.length === 1;
      if (isAlone || error instanceof StorageUnavailable)
        return lines.map(() => ({ failed: error }));
      return each(lines, (line) => this.#write([line]));
    }
  }

  /**
   * Writes the lines again until the storage answers. If the broken transaction
   * is still being committed this waits for it; then each line is either there,
   * or it is written now, or somebody else has its number.
   */
  async #findOut(lines: readonly Line[]): Promise<Outcome[]> {
    this.#stuck = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new StorageUnavailable(true));
    for (;;) {
      try {
        const written = await write(this.#storage, lines);
        const others = lines.filter((line) => !written.has(line));
        const there = await findWritten(this.#storage, others);
        this.#stuck = false;
        return lines.map((line) => (written.has(line) || there.has(line) ? 'written' : 'taken'));
      } catch (error) {
        if (!(error instanceof OutcomeUnknown || error instanceof StorageUnavailable)) {
          this.#stuck = false;
          if (lines.length === 1) return [{ failed: error }];
          return each(lines, (line) => this.#findOut([line]));
        }
        if (this.#hurried) return lines.map(() => ({ failed: error }));
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  #settle({ line, resolve, reject }: Pending, outcome: Outcome): void {
    if (typeof outcome === 'object') reject(outcome.failed);
    else resolve(outcome);
    if (outcome === 'written') return;
    // What was to follow it at the same table cannot stand without it.
    const isBehind = (pending: Pending) => pending.line.table_id === line.table_id;
    const behind = this.#waiting.filter(isBehind);
    this.#waiting = this.#waiting.filter((pending) => !isBehind(pending));
    for (const pending of behind) this.#settle(pending, outcome);
  }
}

/** One of the lines is at fault: the others are not to suffer for it, but those that were to follow it at the same table. */
async function each(
  lines: readonly Line[],
  write: (line: Line) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const lost = new Map<TableId, Outcome>();
  for (const line of lines) {
    const before = lost.get(line.table_id);
    const [outcome] = before === undefined ? ((await write(line)) as [Outcome]) : [before];
    if (outcome !== 'written') lost.set(line.table_id, outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
