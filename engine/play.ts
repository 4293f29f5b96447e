/** Whole games played by bots as fast as the rules allow, without a log: for simulation, search and checks. */

import type { Bot, Budget, Situation } from './bots/bot.ts';
import type { Game, GameTime, GameTypes, Result } from './game.ts';
import type { Random } from './random.ts';
import { IllegalAction } from './refusal.ts';
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
  const state = game.setup(options, bots.length, chance);
  const minds = bots.map((_, seat) => random.split(`bot ${seat}`));
  const choose = (seat: Seat): T['action'] => {
    const mind = minds[seat] as Random;
    return (bots[seat] as Bot<T>).choose(new Seen(game, state, seat, mind), mind, budget());
  };
  const plan = (seat: Seat): readonly T['action'][] => {
    const mind = minds[seat] as Random;
    const planned = bots[seat]?.plan?.(new Seen(game, state, seat, mind), mind, budget());
    return planned ?? [choose(seat)];
  };
  const actions =
    game.time === undefined
      ? playInTurn(game, state, choose, chance)
      : playInTime(game, game.time, state, plan, chance);
  return { state, result: resultOf(game, state), actions };
}

/** Plays the state on to its end by random legal actions, in place. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
): Result {
  playInTurn(game, state, (seat) => random.pick(game.legal(state, seat)), random);
  return resultOf(game, state);
}

/** Where several may act at once, the first goes first: a game without time asks for no more. Returns how many actions it took. */
function playInTurn<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  choose: (seat: Seat) => T['action'],
  chance: Random,
): number {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return actions;
    game.apply(state, seat, choose(seat), chance);
  }
  throw endless(game);
}

/**
 * Everybody plans what he does at the same time, and the earliest happens. A
 * plan stands until it is carried out, becomes impossible, or the stopwatch
 * starts again. Returns how many actions it took.
 */
function playInTime<T extends GameTypes>(
  game: Game<T>,
  time: GameTime<T>,
  state: T['state'],
  think: (seat: Seat) => readonly T['action'][],
  chance: Random,
): number {
  const plans = new Map<Seat, Plan<T>>();
  let watch = time.watch(state);
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const actors = game.actors(state);
    if (actors.length === 0) return actions;
    carryOut(earliest(actors));
    if (time.watch(state) !== watch) {
      watch = time.watch(state);
      plans.clear();
    }
  }
  throw endless(game);

  function earliest(actors: readonly Seat[]): Next<T> {
    let first: Next<T> | undefined;
    for (const seat of actors) {
      const next = nextOf(seat);
      if (first === undefined || next.at < first.at) first = next;
    }
    const due = time.due(state);
    return first === undefined || (due !== undefined && due.at < first.at)
      ? (due as Next<T>)
      : first;
  }

  /** The next thing of a seat's plan, which is made if there is none. */
  function nextOf(seat: Seat): Next<T> {
    let plan = plans.get(seat);
    if (plan === undefined) {
      plan = { actions: think(seat), done: 0 };
      plans.set(seat, plan);
    }
    const action: T['action'] = plan.actions[plan.done];
    // What has no moment of its own happens as soon as it is chosen.
    return { seat, action, at: time.momentOf(action) ?? Number.NEGATIVE_INFINITY, plan };
  }

  function carryOut({ seat, action, plan }: Next<T>): void {
    try {
      game.apply(state, seat, action, chance);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      // Something happened since it was planned; what the seat does now has to be possible.
      plans.delete(seat);
      game.apply(state, seat, think(seat)[0], chance);
      return;
    }
    if (plan === undefined || ++plan.done === plan.actions.length) plans.delete(seat);
  }
}

interface Plan<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  /** How many of them have been carried out. */
  done: number;
}

/** What happens next: something planned, or something that falls due. */
interface Next<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly at: number;
  readonly plan?: Plan<T>;
}

/** What a bot is shown. Redealing and listing what is legal cost time, so they wait until a bot looks. */
class Seen<T extends GameTypes> implements Situation<T> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly #state: T['state'];
  readonly #random: Random;
  #redealt: T['state'] | undefined;
  #legal: readonly T['action'][] | undefined;

  constructor(game: Game<T>, state: T['state'], seat: Seat, random: Random) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.#random = random;
  }

  get state(): T['state'] {
    this.#redealt ??= this.game.redeal(this.#state, this.seat, this.#random);
    return this.#redealt;
  }

  get legal(): readonly T['action'][] {
    this.#legal ??= this.game.legal(this.#state, this.seat);
    return this.#legal;
  }
}

function endless<T extends GameTypes>(game: Game<T>): Error {
  return new Error(`${game.name} is not over after ${MOST_ACTIONS} actions`);
}

function resultOf<T extends GameTypes>(game: Game<T>, state: T['state']): Result {
  const result = game.result(state);
  if (result === undefined) {
    throw new Error(`${game.name} asks nobody any more, but has no result`);
  }
  return result;
}
