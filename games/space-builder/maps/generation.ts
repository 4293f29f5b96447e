/**
 * Further maps: sets as well balanced as the printed one, and the map of a day.
 */

import { Random, readSeed } from '@starboard/engine';
import { BUILDINGS, type Building, type CityMap, SIDES, SLOTS, type Spot, TURNS } from './map.ts';
import { imbalances, SET_SIZE } from './reading.ts';

/** Twenty new maps in balance, named with the prefix: `G` gives G01 to G20. */
export function generateSet(random: Random, prefix: string): CityMap[] {
  // The slots are in balance by construction. Turns and sides are too, but about
  // three draws in four leave two maps too much alike; then they are drawn again.
  const orders = balancedOrders(random);
  for (;;) {
    const set = dressed(orders, random, prefix);
    if (imbalances(set).length === 0) return set;
  }
}

/** The same map for everybody on a date such as `2026-11-15`. BU-8.2 */
export function mapOfDay(date: string): CityMap {
  const random = dayChance(date);
  const slots = random
    .shuffle([...BUILDINGS])
    .map((building): Spot => [building, random.pick(TURNS), random.pick(SIDES)]);
  return { id: date, slots };
}

/** The chance of a date, open to everybody: a fixed seed with the date as its name. */
export function dayChance(date: string): Random {
  return new Random(readSeed('0'.repeat(64))).split(`space-builder ${date}`);
}

/**
 * For each map the buildings by slot. Eight maps that together form a Latin
 * square put every building on every slot once: two squares and half a third
 * make twenty maps with every building on every slot two or three times.
 */
function balancedOrders(random: Random): Building[][] {
  const orders: Building[][] = [];
  while (orders.length < SET_SIZE) {
    const square: Building[][] = [];
    while (square.length < SLOTS.length && orders.length + square.length < SET_SIZE) {
      square.push(nextRow(square, random));
    }
    orders.push(...square);
  }
  return random.shuffle(orders);
}

/** A row that repeats no building of the rows above it in any column; there always is one (Hall's theorem). */
function nextRow(above: readonly Building[][], random: Random): Building[] {
  const open = SLOTS.map((_, column) =>
    random.shuffle(BUILDINGS.filter((building) => above.every((row) => row[column] !== building))),
  );
  const columnOf = new Map<Building, number>();
  const settle = (column: number, tried: Set<Building>): boolean =>
    (open[column] as Building[]).some((building) => {
      if (tried.has(building)) return false;
      tried.add(building);
      const holder = columnOf.get(building);
      if (holder !== undefined && !settle(holder, tried)) return false;
      columnOf.set(building, column);
      return true;
    });
  for (let column = 0; column < SLOTS.length; column++) settle(column, new Set());
  const row: Building[] = [];
  for (const [building, column] of columnOf) row[column] = building;
  return row;
}

/** Gives every building each turn and each side equally often over the set. */
function dressed(orders: readonly Building[][], random: Random, prefix: string): CityMap[] {
  const evenly = <Value>(values: readonly Value[]) =>
    BUILDINGS.map(() =>
      random.shuffle(orders.map((_, index) => values[index % values.length] as Value)),
    );
  const turns = evenly(TURNS);
  const sides = evenly(SIDES);
  return orders.map((order, index) => ({
    id: `${prefix}${String(index + 1).padStart(2, '0')}`,
    slots: order.map(
      (building): Spot => [
        building,
        turns[building - 1]?.[index] ?? 0,
        sides[building - 1]?.[index] ?? 'A',
      ],
    ),
  }));
}
