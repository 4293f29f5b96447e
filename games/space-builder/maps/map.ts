/**
 * Maps and what they are made of: buildings, the slots of a board, and how a
 * map looks when it lies turned.
 *
 * A map is kept upright, with the beacon at the top left (BU-1.3). Turns are
 * quarter-turns clockwise, and a direction says how far a map lies turned.
 */

export const BUILDINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const TURNS = [0, 1, 2, 3] as const;
export const SIDES = ['A', 'B'] as const;

export type Building = (typeof BUILDINGS)[number];
/** The eight squares beside the beacon, in reading order. */
export type Slot = (typeof SLOTS)[number];
export type Turn = (typeof TURNS)[number];
export type Side = (typeof SIDES)[number];
/** How far a map lies turned on the table. */
export type Direction = Turn;

/** The buildings that carry a ★ and are in everybody's hand from the start. BU-1.6 */
export const STARRED: readonly Building[] = [1, 2, 3, 4];

/** Where a building stands and how. */
export interface Placement {
  readonly slot: Slot;
  readonly turn: Turn;
  readonly side: Side;
}

/** What a map shows on one slot. */
export type Spot = readonly [building: Building, turn: Turn, side: Side];

export interface CityMap {
  readonly id: string;
  /** The slots 1 to 8 in order, each with a building of its own. BU-1.5 */
  readonly slots: readonly Spot[];
}

/** What the map asks of a building. */
export function placementOf(map: CityMap, building: Building): Placement {
  const index = map.slots.findIndex(([other]) => other === building);
  const [, turn, side] = map.slots[index] as Spot;
  return { slot: (index + 1) as Slot, turn, side };
}

/** Turned on by so many quarters. */
export function turnedBy(turn: Turn, quarters: number): Turn {
  return ((turn + quarters) & 3) as Turn;
}

/** A square of the three by three, counted from the top left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const BEACON: Cell = { row: 0, column: 0 };

export function cellOf(slot: Slot): Cell {
  return { row: Math.floor(slot / 3), column: slot % 3 };
}

/** Where a square comes to lie when the whole map is turned. */
export function turnedCell(cell: Cell, direction: Direction): Cell {
  let { row, column } = cell;
  for (let quarter = 0; quarter < direction; quarter++) [row, column] = [column, 2 - row];
  return { row, column };
}

/** A building as it looks on a map that lies turned. */
export interface Sight {
  readonly building: Building;
  readonly cell: Cell;
  readonly turn: Turn;
  readonly side: Side;
}

export function asItLies(map: CityMap, direction: Direction): Sight[] {
  return map.slots.map(([building, turn, side], index) => ({
    building,
    cell: turnedCell(cellOf((index + 1) as Slot), direction),
    turn: turnedBy(turn, direction),
    side,
  }));
}

/** Slots that share an edge, each pair once. */
export const NEIGHBOURS: readonly (readonly [Slot, Slot])[] = SLOTS.flatMap((one) =>
  SLOTS.filter((other) => other > one && apart(cellOf(one), cellOf(other)) === 1).map(
    (other): readonly [Slot, Slot] => [one, other],
  ),
);

function apart(one: Cell, other: Cell): number {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
}
