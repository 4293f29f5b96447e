/** What is true of every state of every match, whoever plays how: for tests and long runs. */
import { type Random } from '@starboard/engine';
import type { Catalog } from './catalog.ts';
import type { SpaceBase } from './game.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
/** What is wrong with a state, in words; nothing if all is well. */
export declare function faultOf(cards: Catalog, state: State): string | undefined;
/** Plays one game by random legal actions and throws at the first state that breaks a rule. */
export declare function playByChance(
  game: SpaceBase,
  options: Options,
  seats: number,
  random: Random,
): State;
