/**
 * What any game must pass before it is put on a table.
 *
 * `checkGame` plays random games to the end and holds every step to the
 * contract. It throws a `CheckFailure` that says where to look; if it returns,
 * its report says how much was tried, and carries a digest of all that happened,
 * which must be the same wherever the same games are played.
 */

import {
  canonical,
  type Game,
  type GameTypes,
  Match,
  Random,
  type Result,
  seatsOf,
  seedOf,
  sha256,
} from '../index.ts';
import { CheckFailure, insist } from './failure.ts';
import { checkRefusals } from './refusals.ts';
import { checkActors, checkLegal, checkState } from './state.ts';
import type { CheckReport, Tally } from './tally.ts';
import { checkViews } from './views.ts';

export { type FuzzPlan, type FuzzReport, fuzzGame } from './refusals.ts';
export { blanksIn, checkWords, messagesIn } from './words.ts';
export type { CheckReport };
export { CheckFailure };

export interface CheckPlan {
  readonly seats: number;
  readonly options?: unknown;
  readonly games: number;
  /** The same seed gives the same games. */
  readonly seed: string;
}

export async function checkGame<T extends GameTypes>(
  game: Game<T>,
  plan: CheckPlan,
): Promise<CheckReport> {
  const root = new Random(seedOf(plan.seed));
  const tally: Tally = {
    games: 0,
    actions: 0,
    accepted: 0,
    refused: 0,
    redealt: { alike: 0, different: 0 },
    undone: 0,
  };
  let digest = '';
  for (let number = 0; number < plan.games; number++) {
    const random = root.split(number);
    const match = Match.start(game, {
      options: plan.options,
      seats: plan.seats,
      seed: random.split('match').save().seed,
    });
    try {
      playChecked(match, random, tally);
      checkReplay(match, random);
    } catch (error) {
      throw CheckFailure.at(error, {
        game: game.name,
        seed: plan.seed,
        number,
        seats: plan.seats,
        entry: match.seq,
      });
    }
    tally.games += 1;
    digest = sha256(`${digest}\n${canonical(match.log)}\n${canonical(match.state)}`);
  }
  return { ...tally, digest };
}

function playChecked<T extends GameTypes>(match: Match<T>, random: Random, tally: Tally): void {
  // The players have a stream of their own: the same games are played whatever is tried beside them.
  const players = random.split('players');
  const played: T['action'][] = [];
  while (match.actors.length > 0) {
    checkStep(match, played, random, tally);
    const seat = players.pick(match.actors);
    const action = players.pick(match.legal(seat));
    const before = canonical(match.state);
    match.act(seat, action);
    tally.actions += 1;
    if (players.below(UNDO_EVERY) === 0 && match.canUndo(seat)) {
      match.undo(seat);
      insist(canonical(match.state) === before, 'undo does not bring back the state before');
      match.act(seat, action);
      tally.undone += 1;
    }
    if (played.length < REMEMBERED) played.push(action);
    else played[random.below(REMEMBERED)] = action;
  }
  checkState(match);
  checkViews(match, random, tally);
  for (const seat of seatsOf(match.opening.seats)) {
    tally.refused += checkRefusals(match, seat, played, random);
  }
  checkResult(match.result, match.opening.seats);
}

/** One undo in so many actions is enough to find a state that does not come back. */
const UNDO_EVERY = 8;
/** Actions kept to be tried again at the wrong time. */
const REMEMBERED = 50;

function checkStep<T extends GameTypes>(
  match: Match<T>,
  played: readonly T['action'][],
  random: Random,
  tally: Tally,
): void {
  insist(match.result === undefined, 'there is a result while somebody may act');
  const before = JSON.stringify(match.state);
  checkState(match);
  checkActors(match);
  for (const seat of seatsOf(match.opening.seats)) {
    tally.accepted += checkLegal(match, seat, random);
    tally.refused += checkRefusals(match, seat, played, random);
  }
  checkViews(match, random, tally);
  insist(
    JSON.stringify(match.state) === before,
    'looking at the state, or trying on a copy, changed it',
  );
}

function checkResult(result: Result | undefined, seats: number): void {
  if (result === undefined) throw new CheckFailure('nobody may act, but there is no result');
  const { places, scores } = result;
  insist(places.length === seats && scores.length === seats, 'the result does not cover all seats');
  for (const place of places) {
    const ahead = places.filter((other) => other < place).length;
    insist(place === ahead + 1, `places ${canonical(places)} do not count on from 1`);
  }
}

function checkReplay<T extends GameTypes>(match: Match<T>, random: Random): void {
  const { game, opening, log } = match;
  const replayed = Match.resume(game, opening, log);
  insist(canonical(replayed.state) === canonical(match.state), 'the log leads to another state');
  const middle = random.below(log.length + 1);
  const resumed = Match.resume(game, opening, JSON.parse(JSON.stringify(log.slice(0, middle))));
  for (const entry of log.slice(middle)) resumed.replay(entry);
  insist(
    canonical(resumed.state) === canonical(match.state),
    `resuming after entry ${middle} leads to another state`,
  );
}
