/** A match as its followers see it: where it stands, and what happened since each of them last looked. */

import {
  type GameTypes,
  type Match,
  type Reading,
  type Retold,
  retold,
  type Since,
  type Told,
  type Update,
  updateFor,
  type Viewer,
} from '@starboard/engine';
import { tellAll } from '../messages/listeners.ts';

export class Sight {
  #match: Match<GameTypes>;
  readonly #reading: () => Reading | null;
  readonly #onFailure: (error: unknown) => void;
  /** What was told with the last entries, the newest last. */
  #told: (readonly Told<GameTypes>[])[] = [];
  readonly #listeners = new Set<() => void>();
  /** What all are being shown now, where all see the same. Not kept any longer: nobody looks at it again. */
  #shown: { view?: GameTypes['view'] } | undefined;

  constructor(
    match: Match<GameTypes>,
    reading: () => Reading | null,
    onFailure: (error: unknown) => void,
  ) {
    this.#match = match;
    this.#reading = reading;
    this.#onFailure = onFailure;
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  /** How many look on. */
  get followers(): number {
    return this.#listeners.size;
  }

  /** Calls after every change, until the answer is called. */
  onChange(listener: () => void): () => void {
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Another entry is in the match. */
  add(told: readonly Told<GameTypes>[]): void {
    this.#told.push(told);
    if (this.#told.length > REMEMBERED) this.#told.shift();
  }

  /** The match put back to its first entries. */
  replace(match: Match<GameTypes>): void {
    this.#match = match;
  }

  tell(): void {
    this.#shown = this.#match.open ? {} : undefined;
    tellAll(this.#listeners, undefined, this.#onFailure);
    this.#shown = undefined;
  }

  /** What a viewer is told who has seen the match up to an entry, or nothing of it. */
  updateFor(viewer: Viewer, since?: number): Update<GameTypes> {
    const view = this.#viewFor(viewer);
    return updateFor(this.#match, viewer, this.#since(since), this.#reading(), view);
  }

  #viewFor(viewer: Viewer): GameTypes['view'] {
    if (this.#shown === undefined) return this.#match.view(viewer);
    this.#shown.view ??= this.#match.view(viewer);
    return this.#shown.view;
  }

  /** Whoever hears of several entries at once hears nothing of those that were taken back among them. */
  #since(since: number | undefined): Since<GameTypes> {
    const { seq, toldAtStart, log } = this.#match;
    if (since === undefined || since > seq) {
      return { told: seq === 0 ? toldAtStart : [], undone: [] };
    }
    const undone = log.slice(since).filter((entry) => 'undo' in entry);
    const gone = new Set(undone.map(({ undo }) => undo));
    return {
      told: this.#entriesSince(since).flatMap((entry) => (gone.has(entry.seq) ? [] : entry.told)),
      undone: undone.filter(({ undo }) => undo <= since),
    };
  }

  #entriesSince(since: number): Retold<GameTypes>[] {
    const missed = this.#match.seq - since;
    if (missed > this.#told.length) return retold(this.#match).filter(({ seq }) => seq > since);
    if (missed === 0) return [];
    return this.#told.slice(-missed).map((told, index) => ({ seq: since + 1 + index, told }));
  }
}

/** Someone who missed more is told the same; it only takes longer to find out. */
const REMEMBERED = 100;
