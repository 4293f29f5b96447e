/** Checks maps that come from a file or from outside, and says what to mend. */

import { BadInput } from '@starboard/engine';
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

/** A single map: eight slots, every building once. BU-1.5 */
export function readMap(given: unknown): CityMap {
  const { id, slots } = (given ?? {}) as { id?: unknown; slots?: unknown };
  if (typeof id !== 'string' || id === '' || id.length > 40) {
    throw fault('?', 'give it an id: a text of 1 to 40 characters');
  }
  if (!Array.isArray(slots) || slots.length !== SLOTS.length) {
    throw fault(id, 'give it 8 slots, in order from 1 to 8');
  }
  const spots = slots.map((spot: unknown, index) => readSpot(id, index + 1, spot));
  for (const building of BUILDINGS) {
    const times = spots.filter(([other]) => other === building).length;
    if (times !== 1) throw fault(id, `show building ${building} once, not ${times} times`);
  }
  return { id, slots: spots };
}

function readSpot(id: string, slot: number, given: unknown): Spot {
  const [building, turn, side] = Array.isArray(given) ? (given as unknown[]) : [];
  if (!BUILDINGS.includes(building as Building)) {
    throw fault(id, `on slot ${slot} name a building from 1 to 8, not ${JSON.stringify(building)}`);
  }
  if (!TURNS.includes(turn as Turn)) {
    throw fault(id, `on slot ${slot} give 0 to 3 quarter-turns, not ${JSON.stringify(turn)}`);
  }
  if (!SIDES.includes(side as Side)) {
    throw fault(id, `on slot ${slot} give side "A" or "B", not ${JSON.stringify(side)}`);
  }
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
    throw new BadInput('maps.set', `a set of maps is { "maps": […] } with ${SET_SIZE} maps`, {
      maps: SET_SIZE,
    });
  }
  const set = maps.map(readMap);
  const ids = new Set<string>();
  for (const { id } of set) {
    if (ids.has(id)) throw fault(id, 'give it an id that no other map has');
    ids.add(id);
  }
  const [imbalance] = imbalances(set);
  if (imbalance !== undefined) throw fault(imbalance.id, imbalance.message);
  return set;
}

export interface Imbalance {
  readonly id: string;
  readonly message: string;
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
      ...SLOTS.map((slot) => ({ what: `on slot ${slot}`, range: A_SLOT, is: { slot } })),
      ...TURNS.map((turn) => ({ what: `turned by ${turn}`, range: A_TURN, is: { turn } })),
      ...SIDES.map((side) => ({ what: `side ${side} up`, range: A_SIDE, is: { side } })),
    ];
    for (const { what, range, is } of counted) {
      const [[key, value]] = Object.entries(is) as [[keyof (typeof spots)[number], unknown]];
      const times = spots.filter((spot) => spot[key] === value).length;
      if (times < range.least || times > range.most) {
        const wanted = range.least === range.most ? range.least : `${range.least} or ${range.most}`;
        yield {
          id: 'the set',
          message: `show building ${building} ${what} ${wanted} times over all maps, not ${times} times`,
        };
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
          id: one.id,
          message: `change it: it shows ${alike} buildings just as map ${other.id} does, and ${MOST_ALIKE} is the most`,
        };
      }
    }
  }
}

function same(one: Spot, other: Spot): boolean {
  return one.every((part, index) => part === other[index]);
}

function fault(id: string, message: string): BadInput {
  return new BadInput('maps.map', `map ${id}: ${message}`, { map: id, message });
}
