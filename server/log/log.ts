/**
 * The numbered log of every match, in storage: the one place where a match is
 * true. Nobody is told of an entry before `append` has said `written`.
 */

import type { Entry, GameTypes, Seed } from '@starboard/engine';
import type { TableId } from '../storage/schema.ts';

export interface MatchLog {
  /** Everything a match follows from; nothing if it has not begun. */
  load(table: TableId): Promise<StoredMatch | undefined>;
  /** The entries after a number, in order. */
  since(table: TableId, seq: number): Promise<StoredEntry[]>;
  /**
   * Writes the next entry, its clocks with it. `taken` if that number was
   * written meanwhile, by another process: read what is new, and try again.
   * Entries of many matches that come at once are written in one transaction.
   */
  append(table: TableId, entry: StoredEntry, clocks: StoredClocks): Promise<'written' | 'taken'>;
  /** Writes the clocks alone, as when a stopwatch is taken up after a pause. */
  setClocks(table: TableId, seq: number, clocks: StoredClocks): Promise<void>;

  /** Matches that something is to happen in before the given moment, and that no process sees to now. */
  unattended(before: number, now: number, most: number): Promise<TableId[]>;
  /** Those of the matches that no process sees to now. */
  unkept(tables: readonly TableId[], now: number): Promise<TableId[]>;
  /** Takes a match into a process's care; false if another has it. */
  take(table: TableId, keeper: string, now: number, until: number): Promise<boolean>;
  /** Goes on caring for all matches a process has; which of them it still has. */
  renew(keeper: string, tables: readonly TableId[], until: number): Promise<TableId[]>;
  release(table: TableId, keeper: string): Promise<void>;
  /** Nothing happens by itself in this match any more, until someone comes to it. */
  layAside(table: TableId): Promise<void>;

  /** The end is near: nobody waits any longer for storage that is gone, to learn whether it has written something. */
  hurry(): void;
  /** Resolves once all that is being written is written or refused; nothing can be appended any more. */
  close(): Promise<void>;
}

export interface StoredMatch {
  readonly table: TableId;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly entries: readonly StoredEntry[];
  readonly clock: unknown;
  readonly keeper: string | null;
  readonly keeperUntil: number;
}

export interface StoredEntry {
  readonly entry: Entry<GameTypes>;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** What the player himself calls it, where he may have to ask whether it has come. */
  readonly sent?: string;
}

/** What is written about time together with an entry. */
export interface StoredClocks {
  readonly clock: unknown;
  readonly wakeAt: number | null;
}
