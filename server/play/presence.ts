/**
 * Who is at which table now, on whatever process: whoever has an open line to
 * it. Nothing of it is stored. A process says who is there with it whenever
 * that changes, and from time to time, so that a process that was killed is
 * forgotten.
 */

import type { Clock, Viewer } from '@starboard/engine';
import type { Messages } from '../messages/messages.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { subjectOf } from './logged-match.ts';

/** Someone with an open line to a table. */
export interface Follower {
  readonly person: PersonId | null;
  readonly viewer: Viewer;
}

/** Who is at a table, with one process. */
interface Facts {
  /** Who is on a seat. */
  readonly people: readonly PersonId[];
  /** Who has a name, and only looks on. */
  readonly onlookers: readonly PersonId[];
  readonly spectators: number;
}

/** What a process says about itself. */
interface Word extends Facts {
  readonly process: string;
  /** The process has just begun to follow this table, and wants to know who is there with others. */
  readonly asks: boolean;
}

export class Presence {
  readonly #messages: Messages;
  readonly #clock: Clock;
  readonly #process: string;
  /** Everyone with a line to this process. */
  readonly #here = new Map<TableId, Set<Follower>>();
  /** What other processes have said, and when. */
  readonly #elsewhere = new Map<TableId, Map<string, Word & { readonly at: number }>>();
  readonly #listeners = new Set<(table: TableId) => void>();
  #silence: () => void;

  constructor(messages: Messages, clock: Clock, process: string) {
    this.#process = process;
    this.#messages = messages;
    this.#clock = clock;
    this.#silence = clock.wake(REPEAT, () => this.#repeat());
  }

  stop(): void {
    this.#silence();
    for (const table of this.#here.keys()) {
      this.#here.delete(table);
      this.#say(table);
    }
  }

  /** Calls whenever someone comes to a table or goes. */
  onChange(listener: (table: TableId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Someone is at a table until the answer is called. */
  enter(table: TableId, follower: Follower): () => void {
    const here = this.#here.get(table) ?? new Set();
    const isFirst = here.size === 0;
    this.#here.set(table, here.add(follower));
    this.#say(table, isFirst);
    this.#changed(table);
    return () => {
      if (!here.delete(follower)) return;
      if (here.size === 0) this.#here.delete(table);
      this.#say(table);
      this.#changed(table);
    };
  }

  /** Whether someone is here to play. */
  isHere(table: string, person: PersonId): boolean {
    return this.#words(table as TableId).some(({ people }) => people.includes(person));
  }

  /** Whether someone has a line to the table, from wherever he looks. */
  isAround(table: TableId, person: PersonId): boolean {
    return this.#words(table).some(({ people, onlookers }) =>
      [...people, ...onlookers].includes(person),
    );
  }

  spectators(table: string): number {
    return this.#words(table as TableId).reduce((sum, { spectators }) => sum + spectators, 0);
  }

  async findOut(tables: readonly string[]): Promise<void> {
    const ids = tables as readonly TableId[];
    const listening = ids.map((table) =>
      this.#messages.listen(subjectOf(table), (message) => {
        const { here } = message as { here?: unknown };
        if (here !== undefined) this.heard(table, here);
      }),
    );
    const ends = await Promise.all(listening);
    for (const table of ids) this.#say(table, true);
    await new Promise<void>((resolve) => {
      this.#clock.wake(ANSWERED, resolve);
    });
    for (const end of ends) end();
  }

  /** Another process has said who is there with it. */
  heard(table: TableId, given: unknown): void {
    const word = given as Word;
    if (word.process === this.#process) return;
    const words = this.#elsewhere.get(table) ?? new Map<string, Word & { readonly at: number }>();
    const isEmpty = word.people.length === 0 && word.spectators === 0;
    const isNew = factsOf(words.get(word.process)) !== factsOf(isEmpty ? undefined : word);
    if (isEmpty) words.delete(word.process);
    else words.set(word.process, { ...word, at: this.#clock.now() });
    if (words.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, words);
    if (word.asks && this.#here.has(table)) this.#say(table);
    if (isNew) this.#changed(table);
  }

  /** Nobody here follows the table any more. */
  forget(table: TableId): void {
    this.#elsewhere.delete(table);
  }

  #words(table: TableId): Facts[] {
    return [this.#own(table), ...(this.#elsewhere.get(table)?.values() ?? [])];
  }

  #own(table: TableId): Facts {
    const here = [...(this.#here.get(table) ?? [])];
    const spectators = here.filter(({ viewer }) => viewer === 'spectator');
    const players = here.filter(({ viewer }) => viewer !== 'spectator');
    return {
      people: players.flatMap(({ person }) => person ?? []),
      onlookers: spectators.flatMap(({ person }) => person ?? []),
      spectators: spectators.length,
    };
  }

  #say(table: TableId, asks = false): void {
    const word: Word = { process: this.#process, ...this.#own(table), asks };
    this.#messages.send(subjectOf(table), { here: word });
  }

  #repeat(): void {
    this.#silence = this.#clock.wake(REPEAT, () => this.#repeat());
    for (const table of this.#here.keys()) this.#say(table);
    const oldest = this.#clock.now() - FORGOTTEN;
    for (const [table, words] of this.#elsewhere) {
      for (const [process, { at }] of words) {
        if (at >= oldest) continue;
        words.delete(process);
        this.#changed(table);
      }
    }
  }

  #changed(table: TableId): void {
    for (const listener of this.#listeners) listener(table);
  }
}

/** What a word says, whenever it is said. */
function factsOf(word: Word | undefined): string {
  return word === undefined ? '' : JSON.stringify([word.people, word.onlookers, word.spectators]);
}

/** In milliseconds. */
const REPEAT = 5000;
const FORGOTTEN = 3 * REPEAT;
/** Long enough for a word there and back. */
const ANSWERED = 200;
