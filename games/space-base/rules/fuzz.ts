/** Bad input of every kind against a match under way: nothing may break, and nothing illegal may pass. */

import {
  canonical,
  IllegalAction,
  type Json,
  type Random,
  type Seat,
  seatsOf,
} from '@starboard/engine';
import type { Action } from './action.ts';
import type { SpaceBase } from './game.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** How the tries were answered. */
export interface FuzzReport {
  tried: number;
  malformed: number;
  illegal: number;
  /** Turned out to be legal after all. */
  legal: number;
}

/** Plays random games and throws so many bad actions at them; an error says what was wrongly accepted or broke. */
export function fuzz(
  game: SpaceBase,
  options: Options,
  seats: number,
  tries: number,
  random: Random,
): FuzzReport {
  const report: FuzzReport = { tried: 0, malformed: 0, illegal: 0, legal: 0 };
  while (report.tried < tries) {
    const state = game.setup(options, seats, random);
    const seen: Action[] = [];
    for (
      let actors = game.actors(state);
      actors.length > 0 && report.tried < tries;
      actors = game.actors(state)
    ) {
      for (const seat of seatsOf(seats))
        attempt(game, state, seat, badInput(game, state, seen, random), random, report);
      const seat = random.pick(actors);
      const action = random.pick(game.legal(state, seat));
      seen.push(action);
      game.apply(state, seat, action, random);
    }
  }
  return report;
}

function attempt(
  game: SpaceBase,
  state: State,
  seat: Seat,
  given: unknown,
  random: Random,
  report: FuzzReport,
): void {
  const before = JSON.stringify(state);
  report.tried++;
  try {
    const action = game.readAction(given);
    const text = canonical(action);
    if (game.legal(state, seat).some((legal) => canonical(legal) === text)) {
      report.legal++;
      return;
    }
    game.apply(state, seat, action, random);
  } catch (error) {
    if (!(error instanceof IllegalAction)) {
      throw new Error(
        `${JSON.stringify(given)} of seat ${seat} broke the rules' code in ${before}`,
        { cause: error },
      );
    }
    if (JSON.stringify(state) !== before)
      throw new Error(`refusing ${JSON.stringify(given)} changed ${before}`, { cause: error });
    if (error.code === 'action.malformed') report.malformed++;
    else report.illegal++;
    return;
  }
  throw new Error(
    `${JSON.stringify(given)} of seat ${seat} is not legal, but was accepted in ${before}`,
  );
}

function badInput(game: SpaceBase, state: State, seen: readonly Action[], random: Random): unknown {
  const anybody = game.actors(state).flatMap((seat) => game.legal(state, seat));
  switch (random.below(4)) {
    case 0:
      return randomText(random);
    case 1:
      return seen.length === 0 ? null : random.pick(seen);
    case 2:
      return random.pick(anybody);
    default:
      return mutated(random.pick(anybody) as unknown as Json, random);
  }
}

/** Random bytes, as JSON if they happen to be that. */
function randomText(random: Random): unknown {
  const bytes = Array.from({ length: random.below(12) }, () => random.below(128));
  const text = String.fromCharCode(...bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const LEAVES: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  7,
  12,
  13,
  150,
  0.5,
  1e9,
  '',
  'left',
  'roll',
  'done',
  [],
  {},
];

/** The same with one detail changed: another number nearby, another word, a field less or more. */
function mutated(value: Json, random: Random): Json {
  if (typeof value === 'number')
    return random.below(3) === 0 ? random.pick(LEAVES) : value + random.below(9) - 4;
  if (typeof value !== 'object' || value === null) return random.pick(LEAVES);
  if (Array.isArray(value)) return mutatedList(value, random);
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  if (at === entries.length)
    return Object.fromEntries([...entries, [random.pick(FIELDS), random.pick(LEAVES)]]);
  const [key, entry] = entries[at] as [string, Json];
  if (random.below(5) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(entries.with(at, [key, mutated(entry, random)]));
}

function mutatedList(list: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1);
  if (at === list.length) return [...list, random.pick(LEAVES)];
  if (random.below(4) === 0) return list.toSpliced(at, 1);
  return list.with(at, mutated(list[at] as Json, random));
}

const FIELDS = [
  'do',
  'card',
  'sector',
  'turn',
  'shift',
  'double',
  'without',
  'to',
  '__proto__',
  'extra',
];
