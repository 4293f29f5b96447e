import { expect, test } from 'vitest';
import {
  asItLies,
  BEACON,
  BUILDINGS,
  cellOf,
  NEIGHBOURS,
  placementOf,
  SLOTS,
  TURNS,
  turnedCell,
} from './map.ts';
import { PRINTED } from './printed.ts';

const [map] = PRINTED as [(typeof PRINTED)[number]];

test('BU-1.5: a map shows all eight buildings, each with its slot, its turn and its side', () => {
  for (const printed of PRINTED) {
    const slots = BUILDINGS.map((building) => placementOf(printed, building).slot);
    expect(new Set(slots)).toEqual(new Set(SLOTS));
  }
  expect(placementOf(map, 8)).toEqual({ slot: 4, turn: 3, side: 'B' });
});

test('a map turned by a quarter has its beacon at the top right, then bottom right, then bottom left', () => {
  const corners = TURNS.map((direction) => turnedCell(BEACON, direction));
  expect(corners.map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 0],
  ]);
});

test('turned by a quarter, what stood right of the beacon stands below it, and turned on', () => {
  const [building, turn, side] = map.slots[0] as (typeof map.slots)[number]; // right of the beacon
  const seen = asItLies(map, 1).find((sight) => sight.building === building);
  expect(seen).toEqual({ building, cell: { row: 1, column: 2 }, turn: (turn + 1) % 4, side });
});

test('four quarters bring every square back', () => {
  for (const slot of SLOTS) {
    const once = turnedCell(cellOf(slot), 1);
    expect(turnedCell(once, 3)).toEqual(cellOf(slot));
  }
});

test('ten pairs of slots share an edge', () => {
  expect(NEIGHBOURS).toHaveLength(10);
  expect(NEIGHBOURS).toContainEqual([1, 4]);
  expect(NEIGHBOURS).not.toContainEqual([2, 3]);
});
