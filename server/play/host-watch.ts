/**
 * Only the host can begin a match. A host who has no line to his waiting table
 * for a while, his browser closed for good perhaps, is replaced by someone who
 * waits there. Every process where the table is open sees to it by itself.
 */

import type { Clock } from '@starboard/engine';
import type { PersonId, TableId } from '../storage/schema.ts';
import type { OpenTable } from './open-table.ts';
import type { Presence } from './presence.ts';
import type { Seating } from './terms.ts';

export interface HostWatchSurroundings {
  readonly clock: Clock;
  readonly presence: Presence;
  readonly seating: Seating;
  /** Someone without a line to his waiting table is waited for this long, in milliseconds. */
  readonly patience: number;
  readonly onFailure: (error: unknown) => void;
}

export class HostWatch {
  readonly #surroundings: HostWatchSurroundings;
  /** The tables whose host is missed. */
  readonly #missed = new Map<TableId, { readonly host: PersonId | null; silence(): void }>();

  constructor(surroundings: HostWatchSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Something has changed at a table, or someone has come or gone. */
  look(table: OpenTable): void {
    const missed = this.#missed.get(table.id);
    const host = this.#missedAt(table);
    if (missed?.host === host) return;
    this.forget(table.id);
    if (host !== undefined) this.#waitFor(host, table);
  }

  forget(table: TableId): void {
    this.#missed.get(table)?.silence();
    this.#missed.delete(table);
  }

  stop(): void {
    for (const table of this.#missed.keys()) this.forget(table);
  }

  #waitFor(host: PersonId | null, table: OpenTable): void {
    const { clock, patience, seating, onFailure } = this.#surroundings;
    const silence = clock.wake(patience, () => {
      this.#missed.delete(table.id);
      const heirs = new Set(this.#waitingAt(table));
      // If it is too soon, as at a table that is played over days, or storage fails, he is waited for again.
      void seating
        .replaceHost(table.id, host, heirs)
        .catch(onFailure)
        .then(() => this.look(table));
    });
    this.#missed.set(table.id, { host, silence });
  }

  /** The host whom someone waits for, null for one who has had himself deleted; nothing if nobody has to. */
  #missedAt(table: OpenTable): PersonId | null | undefined {
    const { presence } = this.#surroundings;
    const gathering = table.terms?.gathering;
    if (gathering?.table.stage !== 'open' || this.#waitingAt(table).length === 0) return undefined;
    const { host } = gathering.table;
    return host !== null && presence.isAround(table.id, host) ? undefined : host;
  }

  /** Who has a seat and is here. */
  #waitingAt({ id, terms }: OpenTable): PersonId[] {
    const { presence } = this.#surroundings;
    const people = terms?.seats.flatMap(({ person }) => person ?? []) ?? [];
    return people.filter((person) => presence.isHere(id, person));
  }
}
