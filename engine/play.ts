/** Whole games played by bots as fast as the rules allow, without a log: for simulation, search and checks. */

import type { Bot, Budget, Situation } from './bots/bot.ts';
import type { Game, GameTypes, Result } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** A game that is not over after this many actions never will be. */
const MOST_ACTIONS = 1_000_000;

export interface Played<T extends GameTypes> {
  readonly state: T['state'];
  readonly result: Result;
  readonly actions: number;
}

/** One game from set-up to its end, a bot in every seat. Table and bots draw from streams of their own, so that another bot meets the same shuffles. */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  bots: readonly Bot<T>[],
  random: Random,
  budget: () => Budget,
): Played<T> {
  const chance = random.split('chance');
  const minds = bots.map((_, seat) => random.split(`bot ${seat}`));
  const state = game.setup(options, bots.length, chance);
  let actions = 0;
  for (let seat = nextActor(game, state); seat !== undefined; seat = nextActor(game, state)) {
    const mind = minds[seat] as Random;
    const action = (bots[seat] as Bot<T>).choose(new Seen(game, state, seat, mind), mind, budget());
    game.apply(state, seat, action, chance);
    countAction(game, ++actions);
  }
  return { state, result: resultOf(game, state), actions };
}

/** Plays the state on to its end by random legal actions, in place. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
): Result {
  let actions = 0;
  for (let seat = nextActor(game, state); seat !== undefined; seat = nextActor(game, state)) {
    game.apply(state, seat, random.pick(game.legal(state, seat)), random);
    countAction(game, ++actions);
  }
  return resultOf(game, state);
}

/** What a bot is shown. Redealing costs time, so it waits until a bot looks. */
class Seen<T extends GameTypes> implements Situation<T> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly legal: readonly T['action'][];
  readonly #state: T['state'];
  readonly #random: Random;
  #redealt: T['state'] | undefined;

  constructor(game: Game<T>, state: T['state'], seat: Seat, random: Random) {
    this.game = game;
    this.seat = seat;
    this.legal = game.legal(state, seat);
    this.#state = state;
    this.#random = random;
  }

  get state(): T['state'] {
    this.#redealt ??= this.game.redeal(this.#state, this.seat, this.#random);
    return this.#redealt;
  }
}

/** Where several may act at once, the first goes first: a simulation needs no more. */
function nextActor<T extends GameTypes>(game: Game<T>, state: T['state']): Seat | undefined {
  return game.actors(state)[0];
}

function countAction<T extends GameTypes>(game: Game<T>, actions: number): void {
  if (actions > MOST_ACTIONS) {
    throw new Error(`${game.name} is not over after ${MOST_ACTIONS} actions`);
  }
}

function resultOf<T extends GameTypes>(game: Game<T>, state: T['state']): Result {
  const result = game.result(state);
  if (result === undefined) {
    throw new Error(`${game.name} asks nobody any more, but has no result`);
  }
  return result;
}
