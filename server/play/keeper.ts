/**
 * Which tables this process has in its care. A process has the word for a table
 * for a short while and goes on having it as long as it lives; if it is killed,
 * another sees that within that while, and takes over. Two that think they have
 * the same table do no harm: only one of them can write an entry.
 */

import type { Clock } from '@starboard/engine';
import type { MatchLog, StoredMatch } from '../log/log.ts';
import type { TableId } from '../storage/schema.ts';
import { StorageUnavailable } from '../storage/unavailable.ts';
import { Attendant, type Care } from './attendant.ts';
import { isClocks, resumedClocks } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';
import type { OpenTable } from './open-table.ts';

export interface KeeperSettings {
  /** How long the word for a table is given, in milliseconds. */
  readonly lease: number;
}

export const USUAL_LEASE: KeeperSettings = { lease: 6000 };

export interface KeeperSurroundings {
  readonly log: MatchLog;
  readonly clock: Clock;
  readonly care: Care;
  readonly process: string;
  /** Opens a table until it is let go. */
  open(table: TableId): Promise<OpenTable>;
  letGo(table: TableId): void;
  isFollowed(table: TableId): boolean;
  /** The tables that someone follows here, and where a match is under way. */
  followed(): TableId[];
  readonly onFailure: (error: unknown) => void;
}

export class Keeper {
  readonly #surroundings: KeeperSurroundings;
  readonly #lease: number;
  readonly #kept = new Map<TableId, Kept>();
  readonly #taking = new Map<TableId, Promise<void>>();
  #renewedAt: number;
  readonly #silences = new Set<() => void>();
  readonly #working = new Set<Promise<void>>();
  #stopped = false;

  constructor(surroundings: KeeperSurroundings, { lease }: KeeperSettings) {
    this.#surroundings = surroundings;
    this.#lease = lease;
    this.#renewedAt = surroundings.clock.now();
  }

  /** How many tables are in this process's care. */
  get tables(): number {
    return this.#kept.size;
  }

  start(): void {
    void this.#repeat(() => this.#renew());
    // Apart from that: however long it takes to take up others, what it has stays in its care.
    void this.#repeat(() => this.#goRound());
  }

  /** Puts everything down in good order: no clock counts the time until another process takes it up. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const silence of this.#silences) silence();
    await Promise.allSettled([...this.#working, ...this.#taking.values()]);
    const { onFailure } = this.#surroundings;
    const left = this.#surroundings.clock.now();
    const leaving = [...this.#kept].map(([id, kept]) => this.#leave(id, kept, left));
    for (const outcome of await Promise.allSettled(leaving)) {
      if (outcome.status === 'rejected') onFailure(outcome.reason);
    }
    this.#kept.clear();
  }

  async #leave(id: TableId, { table, attendant }: Kept, left: number): Promise<void> {
    attendant.stop();
    if (!attendant.ended) await table.live?.logged.setClocks((clocks) => ({ ...clocks, left }));
    await this.#surroundings.log.release(id, this.#surroundings.process);
  }

  /** Something has changed at a table that is perhaps in our care. */
  changed(table: TableId): void {
    this.#kept.get(table)?.attendant.attend();
  }

  /** Takes a table into care, unless another process has it. */
  take(id: TableId): Promise<void> {
    if (this.#stopped || this.#kept.has(id)) return Promise.resolve();
    const taking = this.#taking.get(id) ?? this.#take(id).finally(() => this.#taking.delete(id));
    this.#taking.set(id, taking);
    return taking;
  }

  async #take(id: TableId): Promise<void> {
    const { log, clock, process, care } = this.#surroundings;
    const stored = await log.load(id);
    if (stored === undefined) return;
    const now = clock.now();
    if (!(await log.take(id, process, now, now + this.#lease))) return;
    const table = await this.#surroundings.open(id);
    const { live, box } = table;
    if (live === undefined || box === undefined || this.#stopped) {
      this.#surroundings.letGo(id);
      return;
    }
    try {
      await this.#takeUp(stored, live);
    } catch (error) {
      this.#surroundings.letGo(id);
      throw error;
    }
    const attendant = new Attendant(id, live, box, care);
    this.#kept.set(id, { table, attendant, from: clock.now() });
    attendant.start();
  }

  /** Whoever had it before may have been cut off before he could tell what he wrote last. */
  async #takeUp(stored: StoredMatch, { logged, match }: LiveMatch): Promise<void> {
    const { clock } = this.#surroundings;
    const since = this.#leftAt(stored);
    await logged.heard();
    // What is not stored yet, as before the first entry, is stored now.
    await logged.setClocks(
      (clocks) => (since === undefined ? clocks : resumedClocks(clocks, match, since, clock.now())),
      { evenIfSame: !isClocks(stored.clock) },
    );
  }

  /** Since when nobody has seen to a match, if it was left without anybody. */
  #leftAt({ keeper, keeperUntil, clock, entries }: StoredMatch): number | undefined {
    if (keeper !== null) return Math.max(keeperUntil - this.#lease, entries.at(-1)?.at ?? 0);
    return isClocks(clock) ? (clock.left ?? undefined) : undefined;
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    const { clock, onFailure } = this.#surroundings;
    const working = work().catch(onFailure);
    this.#working.add(working);
    await working;
    this.#working.delete(working);
    if (this.#stopped) return;
    const silence = clock.wake(this.#lease / 3, () => {
      this.#silences.delete(silence);
      void this.#repeat(work);
    });
    this.#silences.add(silence);
  }

  /** Puts down what needs no care, and takes up what nobody cares for. */
  async #goRound(): Promise<void> {
    const { clock, log, followed } = this.#surroundings;
    for (const [id, kept] of this.#kept) if (this.#needsNoCare(kept)) await this.#putDown(id);
    const now = clock.now();
    const orphans = await log.unkept(
      followed().filter((id) => !this.#kept.has(id)),
      now,
    );
    const waiting = await log.unattended(now + this.#lease, now, AT_ONCE);
    for (const id of new Set([...orphans, ...waiting])) await this.#tryToTake(id);
  }

  /** One match that cannot be played, such as one by other rules, is not to keep the others waiting. */
  async #tryToTake(id: TableId): Promise<void> {
    try {
      await this.take(id);
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      this.#surroundings.onFailure(error);
      await this.#surroundings.log.layAside(id);
    }
  }

  /** Goes on caring for what it has. */
  async #renew(): Promise<void> {
    const { log, clock, process, onFailure } = this.#surroundings;
    const now = clock.now();
    const asked = [...this.#kept];
    const ids = asked.map(([id]) => id);
    const still = new Set(await log.renew(process, ids, now + this.#lease));
    const since = this.#renewedAt;
    this.#renewedAt = now;
    const wasLate = now - since > this.#lease;
    for (const [id, kept] of asked) {
      if (!still.has(id)) this.#drop(id);
      // Storage was gone, and nobody could do anything meanwhile. The next renewal is not to wait for this.
      else if (wasLate) this.#resume(kept, since, now).catch(onFailure);
    }
  }

  async #resume({ table, attendant, from }: Kept, since: number, now: number): Promise<void> {
    await table.live?.logged.setClocks((clocks) =>
      table.live === undefined
        ? clocks
        : resumedClocks(clocks, table.live.match, Math.max(since, from), now),
    );
    attendant.attend();
  }

  /** Nobody looks at it, and nothing happens by itself for long. */
  #needsNoCare({ table, attendant }: Kept): boolean {
    if (attendant.ended) return true;
    if (this.#surroundings.isFollowed(table.id)) return false;
    const wake = table.live?.logged.wakeAt ?? null;
    return wake === null || wake > this.#surroundings.clock.now() + 4 * this.#lease;
  }

  async #putDown(id: TableId): Promise<void> {
    this.#drop(id);
    await this.#surroundings.log.release(id, this.#surroundings.process);
  }

  #drop(id: TableId): void {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    kept.attendant.stop();
    this.#kept.delete(id);
    this.#surroundings.letGo(id);
  }
}

/** A table in care. */
interface Kept {
  readonly table: OpenTable;
  readonly attendant: Attendant;
  /** Since when. */
  readonly from: number;
}

/** Tables taken up in one round. */
const AT_ONCE = 50;
