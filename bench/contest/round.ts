/** One contestant's part of a round: the same games as everybody else, over and over until the time is up. */

import { repeat } from '../processor.ts';
import type { Play } from './contestant.ts';

export interface RoundPlan {
  /** The numbers of the games. */
  readonly games: readonly number[];
  /** How long to play them, in processor time; all to their end, and at least once. */
  readonly seconds: number;
}

export interface Round {
  readonly games: number;
  readonly actions: number;
  /** Of processor time. */
  readonly seconds: number;
}

export function playRound(play: Play, { games, seconds }: RoundPlan): Round {
  let times = 0;
  let actions = 0;
  const took = repeat(seconds, () => {
    for (const number of games) actions += play(number).actions;
    times += 1;
  });
  return { games: games.length * times, actions, seconds: took };
}
