/** The trainer's questions and what it remembers: how well each pair of sides is known. */

import { BUILDINGS, type Building, SIDES, type Side, TURNS, type Turn } from '../../maps/map.ts';

export interface Question {
  readonly building: Building;
  readonly onMap: { readonly side: Side; readonly turn: Turn };
  readonly inHand: Side;
}

export interface Progress {
  /** How many of the last answers about each building were right, up to the most. */
  readonly known: Readonly<Record<number, number>>;
  readonly answered: number;
  readonly right: number;
  readonly inARow: number;
  /** All the time that answers took, in milliseconds. */
  readonly time: number;
}

export const MOST_STARS = 3;

export const NOTHING_YET: Progress = { known: {}, answered: 0, right: 0, inARow: 0, time: 0 };

/** A pair that is not known well comes more often, and none twice in a row if there is another. `chance` gives a number from 0 to just under 1. */
export function ask(
  { known }: Progress,
  last: Building | undefined,
  chance: () => number,
  these: readonly Building[] = BUILDINGS,
): Question {
  const weights = these.map((building) =>
    building === last && these.length > 1 ? 0 : 1 + MOST_STARS - (known[building] ?? 0),
  );
  let at = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  return {
    building: these[index] as Building,
    onMap: { side: pick(SIDES, chance), turn: pick(TURNS, chance) },
    inHand: pick(SIDES, chance),
  };
}

/** Buildings as they stand in an address, such as `2,7`; all of them if none is named. */
export function readBuildings(given: string): readonly Building[] {
  const named = given.split(',');
  const these = BUILDINGS.filter((building) => named.includes(String(building)));
  return these.length === 0 ? BUILDINGS : these;
}

function pick<Value>(values: readonly Value[], chance: () => number): Value {
  return values[Math.floor(chance() * values.length)] as Value;
}

export function isSame({ onMap, inHand }: Question): boolean {
  return onMap.side === inHand;
}

/** A right answer is worth a star, a wrong one costs one. */
export function answered(
  progress: Progress,
  question: Question,
  same: boolean,
  took: number,
): Progress {
  const right = same === isSame(question);
  const stars = progress.known[question.building] ?? 0;
  return {
    known: {
      ...progress.known,
      [question.building]: right ? Math.min(MOST_STARS, stars + 1) : Math.max(0, stars - 1),
    },
    answered: progress.answered + 1,
    right: progress.right + Number(right),
    inARow: right ? progress.inARow + 1 : 0,
    time: progress.time + took,
  };
}
