/**
 * How fast a game's rules are: whole games by random legal play, and what
 * clones and states cost. The same for every game, so that a change can be
 * measured before and after.
 */

import { performance } from 'node:perf_hooks';
import {
  type Game,
  type GameTypes,
  playGame,
  Random,
  randomBot,
  type Seed,
  thoughts,
} from '@starboard/engine';

export interface RulesPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: Seed;
  readonly seconds: number;
}

export interface RulesFigures {
  readonly games: number;
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
  const root = new Random(plan.seed);
  const play = (number: number): number =>
    playGame(plan.game, plan.options, bots(plan), root.split(number), () => thoughts(0)).actions;
  const warmUp = Math.min(1, plan.seconds / 4);
  playFor(warmUp, play, 0);
  const { games, actions, seconds } = playFor(plan.seconds, play, 1_000_000);
  return {
    games,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    actionsPerGame: actions / games,
    ...stateFigures(plan, root),
  };
}

function bots<T extends GameTypes>({ seats }: RulesPlan<T>): (typeof randomBot)[] {
  return Array.from({ length: seats }, () => randomBot);
}

function playFor(
  duration: number,
  play: (number: number) => number,
  from: number,
): { games: number; actions: number; seconds: number } {
  const start = performance.now();
  let games = 0;
  let actions = 0;
  let seconds = 0;
  while (seconds < duration) {
    actions += play(from + games);
    games += 1;
    seconds = (performance.now() - start) / 1000;
  }
  return { games, actions, seconds };
}

const SAMPLES = 200;
const CLONES = 500;

function stateFigures<T extends GameTypes>(
  plan: RulesPlan<T>,
  root: Random,
): Pick<RulesFigures, 'cloneMicroseconds' | 'stateBytes'> {
  const states = Array.from({ length: SAMPLES }, (_, number) =>
    stateFromTheMiddle(plan, root.split(`sample ${number}`)),
  );
  const sizes = states.map((state) => JSON.stringify(state).length);
  const start = performance.now();
  for (const state of states) {
    for (let count = 0; count < CLONES; count++) plan.game.clone(state);
  }
  return {
    cloneMicroseconds: ((performance.now() - start) * 1000) / (SAMPLES * CLONES),
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
