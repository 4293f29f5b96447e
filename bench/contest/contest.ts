/**
 * Several ways to play the same games, compared on one machine in one run.
 *
 * They take turns, round by round, so that whatever else the machine does hits
 * all alike; and each round's games are the same for all, so that they do the
 * same work.
 */

import type { Round, RoundPlan } from './round.ts';

export interface Standing {
  readonly name: string;
  readonly gamesPerSecond: Spread;
  readonly actionsPerSecond: Spread;
  /** How many times as long as the first contestant it takes for the same games. */
  readonly timesSlower: Spread;
}

/** Over the rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** How many rounds count; odd, for the median. One more comes first, to warm up. */
const ROUNDS = 5;
/** Few enough for the slowest, which plays them at least once a round. */
const GAMES_A_ROUND = 4;

/** Lets each contestant play for so many seconds in all. `ask` has a contestant play its part of a round while all others rest. */
export async function holdContest(
  names: readonly string[],
  seconds: number,
  ask: (name: string, plan: RoundPlan) => Promise<Round>,
): Promise<Standing[]> {
  const rounds: Round[][] = [];
  for (let number = 0; number <= ROUNDS; number++) {
    const games = Array.from({ length: GAMES_A_ROUND }, (_, game) => number * GAMES_A_ROUND + game);
    const round: Round[] = [];
    for (const name of names) round.push(await ask(name, { games, seconds: seconds / ROUNDS }));
    rounds.push(round);
  }
  return standingsOf(names, rounds.slice(1));
}

/** From what each contestant did in each round. */
export function standingsOf(
  names: readonly string[],
  rounds: readonly (readonly Round[])[],
): Standing[] {
  return names.map((name, index) => {
    const parts = rounds.map((round) => ({ own: round[index] as Round, first: round[0] as Round }));
    return {
      name,
      gamesPerSecond: spreadOf(parts.map(({ own }) => own.games / own.seconds)),
      actionsPerSecond: spreadOf(parts.map(({ own }) => own.actions / own.seconds)),
      timesSlower: spreadOf(
        parts.map(({ own, first }) => first.games / first.seconds / (own.games / own.seconds)),
      ),
    };
  });
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number): number => sorted.at(index) as number;
  return { median: at(sorted.length >> 1), least: at(0), most: at(-1) };
}
