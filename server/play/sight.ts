/** A match as its followers see it: where it stands, and what happened since each of them last looked. */

import {
  type GameTypes,
  type Match,
  type Reading,
  retold,
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
    return updateFor(this.#match, viewer, this.#toldSince(since), this.#reading(), view);
  }

  #viewFor(viewer: Viewer): GameTypes['view'] {
    if (this.#shown === undefined) return this.#match.view(viewer);
    this.#shown.view ??= this.#match.view(viewer);
    return this.#shown.view;
  }

  #toldSince(since: number | undefined): readonly Told<GameTypes>[] {
    const { seq, toldAtStart } = this.#match;
    if (since === undefined || since > seq) return seq === 0 ? toldAtStart : [];
    const missed = seq - since;
    if (missed === 0) return [];
    if (missed <= this.#told.length) return this.#told.slice(-missed).flat();
    return retold(this.#match).flatMap((entry) => (entry.seq > since ? entry.told : []));
  }
}

/** Someone who missed more is told all of it that was not taken back since; it only takes longer to find out. */
const REMEMBERED = 100;
