/** Reads recorded rounds that come from outside, so that only rounds that could have been played are played back. */

import { BadInput, Refusal } from '@starboard/engine';
import { BUILDINGS, type Building, type Direction, TURNS, type Turn } from '../maps/map.ts';
import { readMap } from '../maps/reading.ts';
import { type Mark, type Move, readAction } from './action.ts';
import { built, cardsOf, checkMove, isMove, makeMove } from './cards.ts';
import type { Recording } from './state.ts';

/** As many as there are boards beside the player's own. */
const MOST_RIVALS = 3;

export function readRivals(given: unknown): Recording[] {
  if (!Array.isArray(given) || given.length < 1 || given.length > MOST_RIVALS) {
    throw fault(`give 1 to ${MOST_RIVALS} recorded rounds`);
  }
  const rivals = given.map(readRecording);
  const [first] = rivals as [Recording];
  for (const { name, map, direction, buildings } of rivals) {
    const alike =
      direction === first.direction &&
      String(map.slots) === String(first.map.slots) &&
      String(buildings) === String(first.buildings);
    if (!alike) throw fault(`${name} was recorded with another map, direction or hand`);
  }
  return rivals;
}

function readRecording(given: unknown): Recording {
  const { name, map, direction, buildings, actions } = (given ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '' || name.length > 40) {
    throw fault('name every recorded round, with 1 to 40 characters');
  }
  if (!TURNS.includes(direction as Turn)) {
    throw fault(`${name}: the direction is 0 to 3 quarter-turns, not ${JSON.stringify(direction)}`);
  }
  const recording = {
    name,
    map: readMap(map),
    direction: direction as Direction,
    buildings: readBuildings(name, buildings),
  };
  return { ...recording, actions: readActions(name, recording.buildings, actions) };
}

/** As in a hand: four to eight, no building twice, in order of number. */
function readBuildings(name: string, given: unknown): Building[] {
  const buildings = Array.isArray(given) ? (given as Building[]) : [];
  const inOrder = BUILDINGS.filter((building) => buildings.includes(building));
  if (buildings.length < 4 || String(inOrder) !== String(buildings)) {
    throw fault(`${name}: the buildings are 4 to 8 different ones in order of number`);
  }
  return inOrder;
}

function readActions(
  name: string,
  buildings: readonly Building[],
  given: unknown,
): (Move | Mark)[] {
  if (!Array.isArray(given) || given.length > LONGEST) {
    throw fault(`${name}: the actions are a list of at most ${LONGEST}`);
  }
  const cards = cardsOf(buildings);
  let clock = 0;
  return given.map((entry: unknown, index) => {
    const where = `${name}, action ${index + 1}`;
    const action = named(where, () => readAction(entry));
    if (!isMove(action) && action.kind !== 'tap')
      throw fault(`${where}: a hand does no ${action.kind}`);
    if (action.at < clock) throw fault(`${where}: times never run backwards`);
    clock = action.at;
    if (isMove(action)) {
      named(where, () => checkMove(cards, action));
      makeMove(cards, action);
    } else if (built(cards) < cards.length || index < given.length - 1) {
      throw fault(`${where}: a tap comes last, with every building on the board`);
    }
    return action;
  });
}

/** Nobody does more in a round; a longer list is not a round. */
const LONGEST = 10_000;

function named<Result>(where: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw fault(`${where}: ${error.message}`);
    throw error;
  }
}

function fault(message: string): BadInput {
  return new BadInput('options.rivals', message, { message });
}
