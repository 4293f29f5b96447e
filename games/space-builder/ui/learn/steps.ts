/** The tutorial, step by step: one thing at a time, each to be done and not to be read. */

import type { Building, CityMap, Direction, Spot } from '../../maps/map.ts';

/** What makes a step done: the hand is built as the map says, the pile is tapped, a fault is found, a building is set free. */
type Goal = 'city' | 'tap' | 'fault' | 'unfreeze';

export interface Step {
  readonly name: StepName;
  readonly goal: Goal;
  readonly map: CityMap;
  readonly direction: Direction;
  readonly hand: readonly Building[];
}

type StepName =
  | 'place'
  | 'turn'
  | 'flip'
  | 'beacon'
  | 'quarter'
  | 'half'
  | 'tap'
  | 'fault'
  | 'unfreeze';

/** A map on which these buildings stand as given, and the others wherever there is room. */
function map(id: StepName, spots: Readonly<Partial<Record<number, Spot>>>): CityMap {
  const used = Object.values(spots).map((spot) => spot?.[0]);
  const rest = ([5, 6, 7, 8, 1, 2, 3, 4] as const).filter((building) => !used.includes(building));
  const slots = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (slot): Spot => spots[slot] ?? [rest.shift() as Building, 0, 'A'],
  );
  return { id, slots };
}

export const STEPS: readonly Step[] = [
  {
    name: 'place',
    goal: 'city',
    map: map('place', { 5: [1, 0, 'A'] }),
    direction: 0,
    hand: [1],
  },
  {
    name: 'turn',
    goal: 'city',
    map: map('turn', { 4: [2, 1, 'A'] }),
    direction: 0,
    hand: [2],
  },
  {
    name: 'flip',
    goal: 'city',
    map: map('flip', { 7: [1, 0, 'B'] }),
    direction: 0,
    hand: [1],
  },
  {
    name: 'beacon',
    goal: 'city',
    map: map('beacon', { 1: [4, 0, 'A'] }),
    direction: 1,
    hand: [4],
  },
  {
    name: 'quarter',
    goal: 'city',
    map: map('quarter', { 3: [2, 0, 'A'], 5: [3, 1, 'A'] }),
    direction: 3,
    hand: [2, 3],
  },
  {
    name: 'half',
    goal: 'city',
    map: map('half', { 2: [1, 0, 'B'], 4: [4, 3, 'A'] }),
    direction: 2,
    hand: [1, 4],
  },
  {
    name: 'tap',
    goal: 'tap',
    map: map('tap', { 2: [1, 0, 'A'], 6: [2, 0, 'A'] }),
    direction: 0,
    hand: [1, 2],
  },
  {
    name: 'fault',
    goal: 'fault',
    map: map('fault', { 1: [1, 0, 'A'], 3: [2, 1, 'A'], 5: [3, 0, 'A'], 7: [4, 2, 'B'] }),
    direction: 0,
    hand: [1, 2, 3, 4],
  },
  {
    name: 'unfreeze',
    goal: 'unfreeze',
    map: map('unfreeze', {}),
    direction: 0,
    hand: [1, 2, 3, 4],
  },
];
