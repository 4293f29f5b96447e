/** Checks maps that come from a file or from outside, and says what to mend. */

import { BadInput, type Facts, fill } from '@starboard/engine';
import {
  BUILDINGS,
  type Building,
  type CityMap,
  SIDES,
  type Side,
  SLOTS,
  type Spot,
  TURNS,
  type Turn,
} from './map.ts';

/** What can be wrong with maps, by code, each as something to mend; facts in braces are filled in. */
export const MAP_PROBLEMS = {
  'maps.id': 'map {map}: give it an id: a text of 1 to {most} characters',
  'maps.slots': 'map {map}: give it {slots} slots, in order',
  'maps.building': 'map {map}: on slot {slot} name a building from 1 to 8, got {got}',
  'maps.turn': 'map {map}: on slot {slot} give 0 to 3 quarter-turns, got {got}',
  'maps.side': 'map {map}: on slot {slot} give side "A" or "B", got {got}',
  'maps.once': 'map {map}: show building {building} once, not {times} times',
  'maps.set': 'a set of maps is an object with a list "maps" of {maps} maps',
  'maps.same-id': 'map {map}: give it an id that no other map has',
  'maps.uneven-slot':
    'show building {building} on slot {slot} {least} to {most} times over all maps, not {times} times',
  'maps.uneven-turn':
    'show building {building} turned by {turn} {most} times over all maps, not {times} times',
  'maps.uneven-side':
    'show building {building} on side {side} {most} times over all maps, not {times} times',
  'maps.alike':
    'map {map}: change it: it shows {alike} buildings just as map {other} does, and {most} is the most',
} as const;

type MapCode = keyof typeof MAP_PROBLEMS;

/** A single map: eight slots, every building once. BU-1.5 */
export function readMap(given: unknown): CityMap {
  return readNamed(given, '?');
}

/** Names a map that has no id of its own in what is wrong with it. */
function readNamed(given: unknown, otherwise: string): CityMap {
  const { id, slots } = (given ?? {}) as { id?: unknown; slots?: unknown };
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) {
    throw fault('maps.id', { map: otherwise, most: LONGEST_ID });
  }
  if (!Array.isArray(slots) || slots.length !== SLOTS.length) {
    throw fault('maps.slots', { map: id, slots: SLOTS.length });
  }
  const spots = slots.map((spot: unknown, index) => readSpot(id, index + 1, spot));
  for (const building of BUILDINGS) {
    const times = spots.filter(([other]) => other === building).length;
    if (times !== 1) throw fault('maps.once', { map: id, building, times });
  }
  return { id, slots: spots };
}

const LONGEST_ID = 40;

function readSpot(id: string, slot: number, given: unknown): Spot {
  const [building, turn, side] = Array.isArray(given) ? (given as unknown[]) : [];
  const wrong = (code: MapCode, got: unknown): BadInput =>
    fault(code, { map: id, slot, ...(got === undefined ? {} : { got: JSON.stringify(got) }) });
  if (!BUILDINGS.includes(building as Building)) throw wrong('maps.building', building);
  if (!TURNS.includes(turn as Turn)) throw wrong('maps.turn', turn);
  if (!SIDES.includes(side as Side)) throw wrong('maps.side', side);
  return [building as Building, turn as Turn, side as Side];
}

/** How many maps make a set. BU-1.2 */
export const SET_SIZE = 20;
/** So often each building stands on each slot, each way, and on each side in a set. */
const A_SLOT = { least: 2, most: 3 };
const A_TURN = { least: 5, most: 5 };
const A_SIDE = { least: 10, most: 10 };
/** Two maps may show this many buildings in the same slot, turn and side. */
const MOST_ALIKE = 1;

/** A whole set: good maps, no id twice, and in balance. */
export function readSet(given: unknown): CityMap[] {
  const { maps } = (given ?? {}) as { maps?: unknown };
  if (!Array.isArray(maps) || maps.length !== SET_SIZE) {
    throw fault('maps.set', { maps: SET_SIZE });
  }
  const set = maps.map((map, index) => readNamed(map, `#${index + 1}`));
  const ids = new Set<string>();
  for (const { id } of set) {
    if (ids.has(id)) throw fault('maps.same-id', { map: id });
    ids.add(id);
  }
  const [imbalance] = imbalances(set);
  if (imbalance !== undefined) throw fault(imbalance.code, imbalance.facts);
  return set;
}

interface Imbalance {
  readonly code: MapCode;
  readonly facts: Facts;
}

/** What keeps a set from being in balance, each as something to mend. */
export function imbalances(set: readonly CityMap[]): Imbalance[] {
  return [...unevenBuildings(set), ...alikeMaps(set)];
}

function* unevenBuildings(set: readonly CityMap[]): Generator<Imbalance> {
  for (const building of BUILDINGS) {
    const spots = set.map((map) => {
      const index = map.slots.findIndex(([other]) => other === building);
      const [, turn, side] = map.slots[index] as Spot;
      return { slot: index + 1, turn, side };
    });
    const counted = [
      ...SLOTS.map((slot) => ({ range: A_SLOT, is: { slot } })),
      ...TURNS.map((turn) => ({ range: A_TURN, is: { turn } })),
      ...SIDES.map((side) => ({ range: A_SIDE, is: { side } })),
    ];
    for (const { range, is } of counted) {
      const [[key, value]] = Object.entries(is) as [[keyof (typeof spots)[number], unknown]];
      const times = spots.filter((spot) => spot[key] === value).length;
      const { least, most } = range;
      if (times < least || times > most) {
        yield { code: `maps.uneven-${key}`, facts: { building, ...is, least, most, times } };
      }
    }
  }
}

function* alikeMaps(set: readonly CityMap[]): Generator<Imbalance> {
  for (const [index, one] of set.entries()) {
    for (const other of set.slice(0, index)) {
      const alike = one.slots.filter((spot, slot) => same(spot, other.slots[slot] as Spot)).length;
      if (alike > MOST_ALIKE) {
        yield {
          code: 'maps.alike',
          facts: { map: one.id, other: other.id, alike, most: MOST_ALIKE },
        };
      }
    }
  }
}

function same(one: Spot, other: Spot): boolean {
  return one.every((part, index) => part === other[index]);
}

function fault(code: MapCode, facts: Facts): BadInput {
  return new BadInput(code, fill(MAP_PROBLEMS[code], facts), facts);
}
