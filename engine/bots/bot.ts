/** What a bot is: something that chooses among legal actions from what its seat may know. */

import type { Game, GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';

export interface Bot<T extends GameTypes> {
  /** The name in commands, records and tables: lower case, with hyphens. */
  readonly name: string;
  /** One of the situation's legal actions, at a moment of its own choosing where a game has a clock. */
  choose(situation: Situation<T>, random: Random, budget: Budget): T['action'];
  /** In a game against the clock: what it would choose now and all it means to do after that on the same stopwatch, for whoever can hold on to it and spare the bot the same thought at every action. */
  plan?(situation: Situation<T>, random: Random, budget: Budget): readonly T['action'][];
}

/** A seat that has to act, as that seat may see it. */
export interface Situation<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  /** Redealt for this seat: what the seat cannot see is drawn anew, and redealing it again gives another guess. */
  readonly state: T['state'];
  /** What the seat may do; never empty. */
  readonly legal: readonly T['action'][];
}

/** Whether there is still time to think; a bot asks between two thoughts. The engine has no clock, so whoever calls the bot brings one. */
export type Budget = () => boolean;

/** As many thoughts as given, however long they take: the same choice on any machine. */
export function thoughts(count: number): Budget {
  let left = count;
  return () => left-- > 0;
}

/** As long as given, by the clock that is passed in. */
export function milliseconds(duration: number, now: () => number): Budget {
  const end = now() + duration;
  return () => now() < end;
}
