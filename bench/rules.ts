/**
 * How fast a game's rules are: whole games by random legal play, and what
 * clones and states cost. The same for every game, so that a change can be
 * measured before and after.
 */

import { type GameTypes, Random } from '@starboard/engine';
import type { ContestPlan } from './contest/contestant.ts';
import { engine } from './contest/starboard.ts';
import { repeat } from './processor.ts';

export interface RulesPlan<T extends GameTypes> extends ContestPlan<T> {
  readonly seconds: number;
}

export interface RulesFigures {
  readonly games: number;
  /** Of processor time, as everything here that is a second. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly actionsPerGame: number;
  /** Over states sampled from the middle of games. */
  readonly cloneMicroseconds: number;
  readonly stateBytes: { readonly mean: number; readonly largest: number };
}

/** Plays for about as long as the plan says, on one core, after warming up. */
export function benchRules<T extends GameTypes>(plan: RulesPlan<T>): RulesFigures {
  const play = engine.start(plan);
  let games = 0;
  let actions = 0;
  const playOne = (): void => {
    actions += play(games).actions;
    games += 1;
  };
  repeat(Math.min(1, plan.seconds / 4), playOne);
  const warm = { games, actions };
  const seconds = repeat(plan.seconds, playOne);
  games -= warm.games;
  actions -= warm.actions;
  return {
    games,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    actionsPerGame: actions / games,
    ...stateFigures(plan),
  };
}

const SAMPLES = 200;
/** How many seconds of making copies. */
const CLONING = 0.5;

function stateFigures<T extends GameTypes>(
  plan: RulesPlan<T>,
): Pick<RulesFigures, 'cloneMicroseconds' | 'stateBytes'> {
  const root = new Random(plan.seed);
  const states = Array.from({ length: SAMPLES }, (_, number) =>
    stateFromTheMiddle(plan, root.split(`sample ${number}`)),
  );
  const sizes = states.map((state) => JSON.stringify(state).length);
  let clones = 0;
  const seconds = repeat(CLONING, () => {
    for (const state of states) plan.game.clone(state);
    clones += states.length;
  });
  return {
    cloneMicroseconds: (seconds * 1e6) / clones,
    stateBytes: {
      mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
      largest: Math.max(...sizes),
    },
  };
}

/** A state at a random point of a random game. */
function stateFromTheMiddle<T extends GameTypes>(plan: RulesPlan<T>, random: Random): T['state'] {
  const { game } = plan;
  const state = game.setup(plan.options, plan.seats, random);
  let kept = game.clone(state);
  for (let actions = 1; ; actions++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return kept;
    game.apply(state, seat, random.pick(game.legal(state, seat)), random);
    // Keeping the n-th with a chance of 1/n makes every point equally likely.
    if (random.below(actions) === 0) kept = game.clone(state);
  }
}
