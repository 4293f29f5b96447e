/** What takes part in the contest: ways to play the same games by random legal play. */

import { type Game, type GameTypes, Random, type Seed, seatsOf } from '@starboard/engine';

export interface Contestant {
  readonly name: string;
  /** Whose engine carries our rules, unless it is ours. */
  readonly peer?: string;
  /** Gets ready; what it returns plays any game by its number, the same game as every other contestant. */
  start<T extends GameTypes>(plan: ContestPlan<T>): Play;
}

export interface ContestPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: Seed;
}

export type Play = (number: number) => Outcome;

/** All that is needed to see that two contestants played the same game. */
export interface Outcome {
  readonly actions: number;
  /** By seat. */
  readonly scores: readonly number[];
}

/** The chance of one game: the table's, and that of the player in each seat. Named as `playGame` names them, so that all play alike. */
export function streamsOf<T extends GameTypes>(
  { seed, seats }: ContestPlan<T>,
  number: number,
): { readonly table: Random; readonly players: readonly Random[] } {
  const random = new Random(seed).split(number);
  return {
    table: random.split('chance'),
    players: seatsOf(seats).map((seat) => random.split(`bot ${seat}`)),
  };
}
