/** A table that this process looks at, because someone follows it here or because it is in its care. */

import type { AnyBox } from '@starboard/engine';
import { Match } from '@starboard/engine';
import type { StoredMatch } from '../log/log.ts';
import { tellAll } from '../messages/listeners.ts';
import { Denial } from '../refusal.ts';
import type { TableId } from '../storage/schema.ts';
import { unknownTable } from '../tables/table.ts';
import { LiveMatch } from './live-match.ts';
import { type Surroundings, subjectOf } from './logged-match.ts';
import type { Presence } from './presence.ts';
import type { Seating, Terms } from './terms.ts';

export interface TableSurroundings extends Surroundings {
  readonly seating: Seating;
  readonly presence: Presence;
  box(game: string): Promise<AnyBox>;
}

/** What may be new: the match has begun, something about the table and who is there, something was said. */
export type Novelty = 'match' | 'news' | 'said';

export class OpenTable {
  readonly id: TableId;
  readonly #surroundings: TableSurroundings;
  readonly #listeners = new Set<(novelty: Novelty) => void>();
  #terms: Terms | undefined;
  #live: LiveMatch | undefined;
  #box: AnyBox | undefined;
  #endListening: () => void = () => {};
  #refreshing: Promise<void> = Promise.resolve();
  #endWaiting: () => void = () => {};
  #closed = false;

  private constructor(id: TableId, surroundings: TableSurroundings) {
    this.id = id;
    this.#surroundings = surroundings;
  }

  /** Throws `table.unknown` if there is none. */
  static async open(id: TableId, surroundings: TableSurroundings): Promise<OpenTable> {
    const table = new OpenTable(id, surroundings);
    const { messages } = surroundings;
    // First the ear, then the eye: what happens in between is heard.
    table.#endListening = await messages.listen(subjectOf(id), (message) => table.#hear(message));
    try {
      await table.refresh();
      if (table.terms === undefined) throw unknownTable(id);
    } catch (error) {
      await table.close();
      throw error;
    }
    return table;
  }

  /** The match, once it has begun. */
  get live(): LiveMatch | undefined {
    return this.#live;
  }

  /** The rules and bots of the match, once it has begun. */
  get box(): AnyBox | undefined {
    return this.#box;
  }

  /** Nothing once the table is taken away. */
  get terms(): Terms | undefined {
    return this.#terms;
  }

  onNovelty(listener: (novelty: Novelty) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#endListening();
    this.#endWaiting();
    this.#surroundings.presence.forget(this.id);
    await this.#refreshing;
    await this.#live?.close();
  }

  /** Looks into storage: who sits where, and whether the match has begun. */
  refresh(): Promise<void> {
    const done = this.#refreshing.then(() => this.#refresh());
    this.#refreshing = done.catch(() => {});
    return done;
  }

  /** Messages may have been missed. */
  lookAgain(): void {
    this.#endWaiting();
    this.#lookAgain().catch(this.#lookLater);
  }

  presenceChanged(): void {
    this.#tell('news');
  }

  async #lookAgain(): Promise<void> {
    await this.refresh();
    await this.#live?.logged.refreshClocks();
    this.#tell('said');
  }

  /** Storage failed when there was something to look at, and nobody may say it a second time. */
  readonly #lookLater = (error: unknown): void => {
    const { onFailure, clock } = this.#surroundings;
    onFailure(error);
    this.#endWaiting();
    // Who looks again at a match by other rules finds the same.
    if (this.#closed || error instanceof Denial) return;
    this.#endWaiting = clock.wake(LOOK_LATER, () => this.lookAgain());
  };

  async #refresh(): Promise<void> {
    if (this.#closed) return;
    const { seating, log } = this.#surroundings;
    // First the match, then who sits where: from its beginning on nobody changes seats.
    const begun = this.#live === undefined ? await log.load(this.id) : undefined;
    this.#terms = await seating.terms(this.id);
    if (this.#terms !== undefined) {
      if (this.#live !== undefined) this.#live.logged.terms = this.#terms;
      else if (begun !== undefined) await this.#begin(begun, this.#terms);
    }
    this.#tell('news');
  }

  async #begin(stored: StoredMatch, terms: Terms): Promise<void> {
    const box = await this.#surroundings.box(stored.game);
    demandSameRules(stored, box);
    this.#box = box;
    const match = Match.start(box.game, stored);
    this.#live = new LiveMatch(match, stored, terms, this.#surroundings);
    this.#tell('match');
  }

  #hear(message: unknown): void {
    const { presence, process } = this.#surroundings;
    const { seq, clocks, here, news, said } = message as Word;
    if (seq !== undefined) this.#live?.logged.heard(seq).catch(this.#lookLater);
    if (clocks !== undefined && clocks !== process) {
      this.#live?.logged.refreshClocks().catch(this.#lookLater);
    }
    if (here !== undefined) presence.heard(this.id, here);
    if (news !== undefined) this.refresh().catch(this.#lookLater);
    if (said !== undefined) this.#tell('said');
  }

  #tell(novelty: Novelty): void {
    tellAll(this.#listeners, novelty, this.#surroundings.onFailure);
  }
}

/** How long to wait before looking again, in milliseconds. */
const LOOK_LATER = 1000;

/** A match goes on by the rules it began with, or not at all: by others the same actions mean something else. */
function demandSameRules({ rules: made }: StoredMatch, { game }: AnyBox): void {
  if (made === game.rules) return;
  throw new Denial(
    'match.rules',
    `the match was begun by version ${made} of the rules of ${game.name}; here is version ${game.rules}`,
    { made, here: game.rules },
  );
}

/** What processes say to each other about a table. */
interface Word {
  /** The number of an entry that was written. */
  readonly seq?: number;
  /** The process that has changed the clocks. */
  readonly clocks?: string;
  /** Who is there with a process, see presence.ts. */
  readonly here?: unknown;
  /** Something about the table or its seats was changed. */
  readonly news?: unknown;
  /** Something was said. */
  readonly said?: unknown;
}
