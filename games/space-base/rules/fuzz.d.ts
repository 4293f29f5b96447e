/** Bad input of every kind against a match under way: nothing may break, and nothing illegal may pass. */
import { type Random } from '@starboard/engine';
import type { SpaceBase } from './game.ts';
import type { Options } from './options.ts';
/** How the tries were answered. */
export interface FuzzReport {
  tried: number;
  malformed: number;
  illegal: number;
  /** Turned out to be legal after all. */
  legal: number;
}
/** Plays random games and throws so many bad actions at them; an error says what was wrongly accepted or broke. */
export declare function fuzz(
  game: SpaceBase,
  options: Options,
  seats: number,
  tries: number,
  random: Random,
): FuzzReport;
