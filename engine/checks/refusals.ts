/** Illegal actions are refused, and change nothing. */

import {
  type Game,
  type GameTypes,
  IllegalAction,
  isOpen,
  type Json,
  type Match,
  Random,
  type Seat,
  seatsOf,
} from '../index.ts';
import { badInput } from './bad-input.ts';
import { CheckFailure, insist } from './failure.ts';

/** How a bad action was answered: it was of the wrong form, against the rules, or legal after all. */
type Answer = 'malformed' | 'illegal' | 'legal';

/** How many bad actions were answered in which way. */
export type FuzzReport = { [Key in Answer | 'tried']: number };

export interface FuzzPlan {
  readonly seats: number;
  readonly options?: unknown;
  /** How many bad actions to try. */
  readonly tries: number;
}

/** Plays random games and throws bad actions at every step of them; throws if one is accepted, breaks the code or leaves a trace. */
export function fuzzGame<T extends GameTypes>(
  game: Game<T>,
  { seats, options, tries }: FuzzPlan,
  random: Random,
): FuzzReport {
  const report: FuzzReport = { tried: 0, malformed: 0, illegal: 0, legal: 0 };
  const read = game.readOptions(options ?? {}, seats);
  while (report.tried < tries) {
    const state = game.setup(read, seats, random);
    const played: T['action'][] = [];
    for (
      let actors = game.actors(state);
      actors.length > 0 && report.tried < tries;
      actors = game.actors(state)
    ) {
      const open = actors.flatMap((actor) => game.legal(state, actor));
      const pool = [...open, ...played.slice(-REMEMBERED)] as Json[];
      for (const seat of seatsOf(seats)) {
        report[attempt(game, state, seat, badInput(pool, random), random)] += 1;
        report.tried += 1;
      }
      const seat = random.pick(actors);
      const action = random.pick(game.legal(state, seat));
      played.push(action);
      game.apply(state, seat, action, random);
    }
  }
  return report;
}

/** Actions kept to be tried again at the wrong time. */
const REMEMBERED = 20;

/** Bad actions tried for every seat at every step of a checked game. */
const TRIES = 5;

/** Tries a sample of actions that are not open to the seat. Returns how many were refused. */
export function checkRefusals<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  played: readonly T['action'][],
  random: Random,
): number {
  const pool = [...match.legal(seat), ...played] as Json[];
  let refused = 0;
  for (let count = 0; count < TRIES; count++) {
    const answer = attempt(match.game, match.state, seat, badInput(pool, random), random);
    if (answer !== 'legal') refused += 1;
  }
  return refused;
}

/** Tried on the state itself: a refusal must leave it alone, and what is wrongly accepted ends the check anyway. */
function attempt<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  given: unknown,
  random: Random,
): Answer {
  const before = JSON.stringify(state);
  const what = `${JSON.stringify(given) ?? String(given)} of seat ${seat}`;
  try {
    const action = game.readAction(given);
    if (isOpen(game, state, seat, action)) return 'legal';
    game.apply(state, seat, action, Random.resume(random.save()));
  } catch (error) {
    if (!(error instanceof IllegalAction)) {
      throw new CheckFailure(
        `${what} is not refused but breaks the rules' code: ${String(error)}`,
        {
          cause: error,
        },
      );
    }
    insist(JSON.stringify(state) === before, `refusing ${what} changed the state`);
    return error.code === 'action.malformed' ? 'malformed' : 'illegal';
  }
  throw new CheckFailure(`${what} is not offered, but it is accepted`);
}
