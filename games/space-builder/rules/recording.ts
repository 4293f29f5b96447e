/** Reads recorded rounds that come from outside, so that only rounds that could have been played are played back. */

import { BadInput, type Facts, fill, Refusal } from '@starboard/engine';
import { BUILDINGS, type Building, type Direction, TURNS, type Turn } from '../maps/map.ts';
import { readMap } from '../maps/reading.ts';
import { type Mark, type Move, readAction } from './action.ts';
import { built, cardsOf, checkMove, isMove, makeMove } from './cards.ts';
import type { Recording } from './state.ts';

/** As many as there are boards beside the player's own. */
const MOST_RIVALS = 3;

/** What can be wrong with recorded rounds, by code; facts in braces are filled in. */
export const RIVAL_PROBLEMS = {
  'rivals.count': 'give 1 to {most} recorded rounds',
  'rivals.alike': '{rival} was recorded with another map, direction or hand than the first',
  'rivals.name': 'name every recorded round, with 1 to {most} characters',
  'rivals.direction': '{rival}: the direction is 0 to 3 quarter-turns',
  'rivals.buildings': '{rival}: the buildings are 4 to 8 different ones in order of number',
  'rivals.actions': '{rival}: the actions are a list of at most {most}',
  'rivals.hand': '{rival}, action {action}: a hand does no "{kind}"',
  'rivals.backwards': '{rival}, action {action}: times never run backwards',
  'rivals.tap': '{rival}, action {action}: a tap comes last, with every building on the board',
  'rivals.action': '{rival}, action {action}: {problems}',
} as const;

export function readRivals(given: unknown): Recording[] {
  if (!Array.isArray(given) || given.length < 1 || given.length > MOST_RIVALS) {
    throw fault('rivals.count', { most: MOST_RIVALS });
  }
  const rivals = given.map(readRecording);
  const [first] = rivals as [Recording];
  for (const { name, map, direction, buildings } of rivals) {
    const alike =
      direction === first.direction &&
      String(map.slots) === String(first.map.slots) &&
      String(buildings) === String(first.buildings);
    if (!alike) throw fault('rivals.alike', { rival: name });
  }
  return rivals;
}

function readRecording(given: unknown): Recording {
  const { name, map, direction, buildings, actions } = (given ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) {
    throw fault('rivals.name', { most: LONGEST_NAME });
  }
  if (!TURNS.includes(direction as Turn)) throw fault('rivals.direction', { rival: name });
  const recording = {
    name,
    map: readMap(map),
    direction: direction as Direction,
    buildings: readBuildings(name, buildings),
  };
  return { ...recording, actions: readActions(name, recording.buildings, actions) };
}

const LONGEST_NAME = 40;

/** As in a hand: four to eight, no building twice, in order of number. */
function readBuildings(name: string, given: unknown): Building[] {
  const buildings = Array.isArray(given) ? (given as Building[]) : [];
  const inOrder = BUILDINGS.filter((building) => buildings.includes(building));
  if (buildings.length < 4 || String(inOrder) !== String(buildings)) {
    throw fault('rivals.buildings', { rival: name });
  }
  return inOrder;
}

function readActions(
  name: string,
  buildings: readonly Building[],
  given: unknown,
): (Move | Mark)[] {
  if (!Array.isArray(given) || given.length > LONGEST) {
    throw fault('rivals.actions', { rival: name, most: LONGEST });
  }
  const cards = cardsOf(buildings);
  let clock = 0;
  return given.map((entry: unknown, index) => {
    const where = { rival: name, action: index + 1 };
    const action = at(where, () => readAction(entry));
    if (!isMove(action) && action.kind !== 'tap') {
      throw fault('rivals.hand', { ...where, kind: action.kind });
    }
    if (action.at < clock) throw fault('rivals.backwards', where);
    clock = action.at;
    if (isMove(action)) {
      at(where, () => checkMove(cards, action));
      makeMove(cards, action);
    } else if (built(cards) < cards.length || index < given.length - 1) {
      throw fault('rivals.tap', where);
    }
    return action;
  });
}

/** Nobody does more in a round; a longer list is not a round. */
const LONGEST = 10_000;

/** Names the action in what the rules have to say against it. */
function at<Result>(where: Facts, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, facts } = error;
    throw fault('rivals.action', { ...where, problems: [{ code, message, facts }] });
  }
}

function fault(code: keyof typeof RIVAL_PROBLEMS, facts: Facts): BadInput {
  return new BadInput(code, fill(RIVAL_PROBLEMS[code], facts), facts);
}
