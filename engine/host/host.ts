/**
 * How a page, a bot or a test takes part in a match, wherever the match is
 * hosted: in the same process, in a worker, or on a server.
 */

import type { GameTypes, Result } from '../game.ts';
import type { UndoEntry } from '../match.ts';
import type { Seed } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Reading } from './stopwatch.ts';

export interface Host<T extends GameTypes> {
  /** Takes part from a seat, or looks on; the first update comes at once, the next after every entry of the log. */
  join(viewer: Viewer, listen: (update: Update<T>) => void): Promise<Connection<T>>;
}

/** One viewer's line to a match. What is refused rejects with a `Refusal`. */
export interface Connection<T extends GameTypes> {
  /** Does something; `after` is the number of the update it answers. */
  act(action: T['action'], after: number): Promise<Receipt>;
  /** Takes the seat's last action back, where `Update.undoable` says so. */
  undo(): Promise<Receipt>;
  /** Leaves a standing order, or takes it back with null. */
  instruct(order: T['order'] | null): Promise<Receipt>;
  /** A state this viewer cannot tell from the real one, for bots and hints; the seed says which. */
  imagine(seed: Seed): Promise<Imagined<T>>;
  /** What happened from the set-up to an entry, as far as this viewer may know: for whoever came in the middle of a match. `upTo` is the number of the update to go on from. */
  history(upTo: number): Promise<readonly Chapter<T>[]>;
  /** No more updates. The seat stays taken: whoever joins it next goes on. */
  leave(): Promise<void>;
}

/** What a viewer is told after each entry of the log. */
export interface Update<T extends GameTypes> {
  /** The number of the last entry this includes. */
  readonly seq: number;
  readonly view: T['view'];
  /** Who may act now. */
  readonly actors: readonly Seat[];
  /** What this viewer may do now; empty for a spectator and a seat that is not asked. */
  readonly choices: readonly Choice<T>[];
  /** What happened since the last update, as far as this viewer may know. */
  readonly events: readonly T['event'][];
  /** What was taken back since the last update, of all that the updates before told of. An update without events alone does not say so: there are actions that bring about nothing. */
  readonly undone: readonly UndoEntry[];
  /** Whether the seat can take back its last action. */
  readonly undoable: boolean;
  /** The seat's standing order. */
  readonly order: T['order'] | null;
  readonly result: Result | null;
  /** What the host's stopwatch showed, in a game against the clock; null where none is running. */
  readonly watch: Reading | null;
}

/** An open action, and what it would bring if the game says so. */
export interface Choice<T extends GameTypes> {
  readonly action: T['action'];
  readonly preview: T['preview'] | null;
}

/** A redealt state, and the number of the last entry it includes. */
export interface Imagined<T extends GameTypes> {
  readonly seq: number;
  readonly state: T['state'];
}

/** What one entry brought about. Entries that nothing is told of are left out, and so are those that were taken back. */
export interface Chapter<T extends GameTypes> {
  /** The number of the entry, 0 for the set-up. */
  readonly seq: number;
  readonly events: readonly T['event'][];
}

/** The word of the host that something is in the log. */
export interface Receipt {
  readonly seq: number;
  /** It was there already: the same action came twice. */
  readonly doubled: boolean;
}
