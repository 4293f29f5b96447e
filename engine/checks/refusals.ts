/** Illegal actions are refused, and change nothing. */

import {
  canonical,
  type GameTypes,
  IllegalAction,
  type Json,
  type Match,
  type Random,
  type Seat,
} from '../index.ts';
import { CheckFailure, insist } from './failure.ts';

/** Tries a sample of actions that are not open to the seat. Returns how many there were. */
export function checkRefusals<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  played: readonly T['action'][],
  random: Random,
): number {
  const legal = match.legal(seat).map((action) => canonical(action));
  const before = JSON.stringify(match.state);
  let tried = 0;
  for (const given of sample(legal, played as readonly Json[], random)) {
    const refused = refusalOf(match, seat, given, legal, random);
    if (refused === 'legal') continue;
    insist(
      refused === 'refused',
      `seat ${seat} is not offered ${canonical(given)}, but it is accepted`,
    );
    insist(
      JSON.stringify(match.state) === before,
      `refusing ${canonical(given)} of seat ${seat} changed the state`,
    );
    tried += 1;
  }
  return tried;
}

function refusalOf<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  given: Json,
  legal: readonly string[],
  random: Random,
): 'legal' | 'refused' | 'accepted' {
  const { game } = match;
  // Tried on the state itself: a refusal must leave it alone, and what is wrongly accepted ends the check anyway.
  try {
    const action = game.readAction(given);
    if (legal.includes(canonical(action)) || game.allows?.(match.state, seat, action)) {
      return 'legal';
    }
    game.apply(match.state, seat, action, random.split('refusal'));
    return 'accepted';
  } catch (error) {
    if (error instanceof IllegalAction) return 'refused';
    throw new CheckFailure(
      `${canonical(given)} of seat ${seat} is not refused but breaks the rules' code: ${String(error)}`,
      { cause: error },
    );
  }
}

const STRANGE: readonly Json[] = [null, true, 0, -1, 1.5, '', 'pass', [], [[]], {}, { kind: '?' }];

/** Some nonsense, some actions from another moment, and some legal ones with a detail changed. */
function* sample(
  legal: readonly string[],
  played: readonly Json[],
  random: Random,
): Generator<Json> {
  yield random.pick(STRANGE);
  if (played.length > 0) yield random.pick(played);
  if (legal.length > 0) {
    for (let count = 0; count < 3; count++) yield changed(JSON.parse(random.pick(legal)), random);
  }
}

/** The same value with one detail changed. */
function changed(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.below(8) === 0) {
    return changedLeaf(value, random);
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || random.below(6) === 0) return [...value, random.pick(STRANGE)];
    const at = random.below(value.length);
    if (random.below(6) === 0) return value.toSpliced(at, 1);
    return value.with(at, changed(value[at] as Json, random));
  }
  const fields = value as { readonly [key: string]: Json };
  const entries = Object.entries(fields);
  if (entries.length === 0 || random.below(6) === 0) return { ...fields, extra: 1 };
  const [key, entry] = random.pick(entries);
  if (random.below(6) === 0) {
    return Object.fromEntries(entries.filter(([other]) => other !== key));
  }
  return { ...fields, [key]: changed(entry, random) };
}

function changedLeaf(value: Json, random: Random): Json {
  if (typeof value === 'number' && random.below(4) !== 0) {
    return value + random.pick([-1, 1, -100, 100, 0.5, 2 ** 40]);
  }
  if (typeof value === 'string' && random.below(4) !== 0) return `${value}?`;
  return random.pick(STRANGE);
}
