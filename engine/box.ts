/** A game as it comes out of its box: the rules, the bots that know it, and what is worth measuring. */

import type { Bot } from './bots/bot.ts';
import type { Game, GameTypes } from './game.ts';

export interface GameBox<T extends GameTypes> {
  readonly game: Game<T>;
  /** Weakest first. The bots that play any game need not be listed. */
  readonly bots: readonly Bot<T>[];
  /** What is agreed for the match that everybody plays once, alone and with the same chance, on a day such as `2026-11-15`; the lowest score is the best. */
  daily?(date: string): T['options'];
  /** Numbers about a finished match that are worth averaging over many, such as its rounds. */
  measure?(state: T['state']): Measures;
}

export interface Measures {
  /** Of the match as a whole, by name. */
  readonly match: Readonly<Record<string, number>>;
  /** Of each seat, by name. */
  readonly seats: readonly Readonly<Record<string, number>>[];
}

/**
 * A box whose types the caller does not know, as in a list of games.
 * `any` for the same reason as in `AnyGame`.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyBox = GameBox<any>;
