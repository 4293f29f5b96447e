/** A game as it comes out of its box: the rules, and the bots that know it. */

import type { Bot } from './bots/bot.ts';
import type { Game, GameTypes } from './game.ts';

export interface GameBox<T extends GameTypes> {
  readonly game: Game<T>;
  /** Weakest first. The bots that play any game need not be listed. */
  readonly bots: readonly Bot<T>[];
}

/**
 * A box whose types the caller does not know, as in a list of games.
 * `any` for the same reason as in `AnyGame`.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyBox = GameBox<any>;
