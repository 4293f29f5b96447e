/** How hard a map is, from what makes it hard for people: how much there is to build, how far it lies turned, how much has to be turned and flipped, and what looks alike side by side. */

import {
  BUILDINGS,
  type Building,
  type CityMap,
  type Direction,
  NEIGHBOURS,
  placementOf,
  type Slot,
  type Turn,
  turnedBy,
} from './map.ts';

export interface Difficulty {
  /** About as many seconds as a practised player needs. */
  readonly points: number;
  /** From 1, easy, to 5, hard, among maps with as many buildings. */
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** What the points are made of. */
  readonly parts: Parts;
}

export interface Parts {
  /** For every building: finding it, taking it, placing it. */
  readonly buildings: number;
  /** For the direction: every place has to be turned in the head. */
  readonly direction: number;
  /** For buildings that stand turned: on the board, and to the eye. */
  readonly turned: number;
  /** For buildings with side B up, which have to be flipped. */
  readonly flipped: number;
  /** For neighbours that look alike. */
  readonly alike: number;
}

/** Seconds for each of them, fitted to the times of the practised bot (`bots/difficulty.test.ts` holds them together). */
const WEIGHT = {
  start: 2.4,
  building: 3.9,
  directionQuarter: 0.7,
  turnedQuarter: 0.3,
  seenQuarter: 0.3,
  flip: 0.5,
  alike: 0.5,
};

/** Buildings that are taken for each other at a glance, by outline or by hue. A guess from the drawings. */
export const ALIKE: readonly (readonly [Building, Building])[] = [
  [1, 7], // two domes
  [5, 8], // two masts on the same foot, blue and indigo
  [4, 6], // brown and yellow, both square
  [1, 3], // green and teal, both round
  [7, 8], // violet and indigo
];

export function difficulty(
  map: CityMap,
  direction: Direction,
  hand: readonly Building[] = BUILDINGS,
): Difficulty {
  const standing = hand.map((building) => placementOf(map, building));
  const quarters = standing.reduce((sum, { turn }) => sum + quartersApart(turn), 0);
  const seen = standing.reduce(
    (sum, { turn }) => sum + quartersApart(turnedBy(turn, direction)),
    0,
  );
  const parts: Parts = {
    buildings: WEIGHT.start + hand.length * WEIGHT.building,
    direction: quartersApart(direction) * hand.length * WEIGHT.directionQuarter,
    turned: quarters * WEIGHT.turnedQuarter + seen * WEIGHT.seenQuarter,
    flipped: standing.filter(({ side }) => side === 'B').length * WEIGHT.flip,
    alike: hand.filter((building) => hasLookalike(map, building)).length * WEIGHT.alike,
  };
  const points = Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);
  return { points, stars: starsFor(points, hand.length), parts };
}

/** How far a head or a hand has to turn: half a turn is the most, either way round. */
export function quartersApart(turn: Turn): number {
  return Math.min(turn, 4 - turn);
}

/** Whether a neighbour on the map is easily taken for this building. */
export function hasLookalike(map: CityMap, building: Building): boolean {
  const { slot } = placementOf(map, building);
  return NEIGHBOURS.some(([one, other]) => {
    if (one !== slot && other !== slot) return false;
    const neighbour = buildingOn(map, one === slot ? other : one);
    return lookAlike(building, neighbour);
  });
}

export function lookAlike(one: Building, other: Building): boolean {
  return ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
}

function buildingOn(map: CityMap, slot: Slot): Building {
  return (map.slots[slot - 1] as CityMap['slots'][number])[0];
}

/** What an easy and a hard map ask for a building, in seconds. */
const EASY = 4.7;
const HARD = 6.4;

/** Five steps of equal width between an easy and a hard map. */
function starsFor(points: number, buildings: number): Difficulty['stars'] {
  const each = (points - WEIGHT.start) / buildings;
  const step = Math.floor((5 * (each - EASY)) / (HARD - EASY));
  return (1 + Math.min(4, Math.max(0, step))) as Difficulty['stars'];
}
