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

/** What a process says about itself. */
interface Word {
  readonly process: string;
  readonly people: readonly PersonId[];
  readonly spectators: number;
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

  isHere(table: string, person: PersonId): boolean {
    return this.#words(table as TableId).some(({ people }) => people.includes(person));
  }

  spectators(table: string): number {
    return this.#words(table as TableId).reduce((sum, { spectators }) => sum + spectators, 0);
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

  #words(table: TableId): Pick<Word, 'people' | 'spectators'>[] {
    return [this.#own(table), ...(this.#elsewhere.get(table)?.values() ?? [])];
  }

  #own(table: TableId): Pick<Word, 'people' | 'spectators'> {
    const here = [...(this.#here.get(table) ?? [])];
    return {
      people: here.flatMap(({ person, viewer }) =>
        person === null || viewer === 'spectator' ? [] : [person],
      ),
      spectators: here.filter(({ viewer }) => viewer === 'spectator').length,
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
  return word === undefined ? '' : JSON.stringify([word.people, word.spectators]);
}

/** In milliseconds. */
const REPEAT = 5000;
const FORGOTTEN = 3 * REPEAT;
