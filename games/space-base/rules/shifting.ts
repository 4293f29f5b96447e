/** Dice arrows: which charges move the sum how far to the right (SB-7.10). */

import type { CardNumber } from './card-number.ts';
import type { CatalogAbility } from './catalog.ts';
import { LAST_SECTOR } from './console.ts';
import type { Spendable } from './spending.ts';

/** Dice arrows spent together. */
export interface Shifting {
  /** How far they lead. */
  readonly by: number;
  /** In ascending order, once for each use. */
  readonly ships: readonly CardNumber[];
}

/** With ten dice arrows and more there are thousands of ways; nobody wants to be shown more than these. */
const MOST_LISTED = 100;

/**
 * The ways to get from the sum to a sector further right without spending a
 * dice arrow that could be left out, nearest sector first. All of them, but
 * where there are very many: then those with the fewest ships, and a way to
 * every sector.
 */
export function shiftsOf(shifters: readonly Spendable[], sum: number): Shifting[] {
  const found: Shifting[] = [];
  let sets: (readonly Spendable[])[] = [[]];
  // What is part of a way that takes no ship too many takes none too many either.
  while (sets.length > 0 && found.length < MOST_LISTED) {
    sets = sets
      .flatMap((chosen) => oneMore(shifters, chosen))
      .filter((chosen) => {
        const ways = found.length < MOST_LISTED ? worthwhile(chosen, sum) : [];
        found.push(...ways);
        return ways.length > 0;
      });
  }
  if (found.length >= MOST_LISTED) {
    const reached = new Set(found.map(({ by }) => by));
    found.push(...shortest(shifters, sum).filter(({ by }) => !reached.has(by)));
  }
  return found.sort((a, b) => a.by - b.by);
}

/** With one more use of a ship, in ascending order. */
function oneMore(
  shifters: readonly Spendable[],
  chosen: readonly Spendable[],
): (readonly Spendable[])[] {
  const from = chosen.length === 0 ? 0 : shifters.indexOf(chosen.at(-1) as Spendable);
  return shifters
    .slice(from)
    .filter((shifter) => countOf(chosen, shifter) < shifter.uses)
    .map((shifter) => [...chosen, shifter]);
}

/** For every sector that can be reached a way with as few ships as it takes. */
function shortest(shifters: readonly Spendable[], sum: number): Shifting[] {
  const ways: (readonly CardNumber[] | undefined)[] = [[]];
  for (const { card, ability, uses } of shifters) {
    for (let use = 0; use < uses; use++) {
      const before = [...ways];
      for (const step of stepsOf(ability)) {
        for (let by = step; sum + by <= LAST_SECTOR; by++) {
          const way = before[by - step];
          if (
            way !== undefined &&
            way.length + 1 < (ways[by]?.length ?? Number.POSITIVE_INFINITY)
          ) {
            ways[by] = [...way, card];
          }
        }
      }
    }
  }
  return ways.flatMap((ships, by) => (ships === undefined || by === 0 ? [] : [{ by, ships }]));
}

/** Whether this is such a way, listed or not. */
export function isShift(
  shifters: readonly Spendable[],
  { by, ships }: Shifting,
  sum: number,
): boolean {
  const chosen: Spendable[] = [];
  for (const [index, ship] of ships.entries()) {
    const shifter = shifters.find(({ card }) => card === ship);
    if (shifter === undefined || ship < (ships[index - 1] ?? 0)) return false;
    chosen.push(shifter);
  }
  return (
    chosen.every((shifter) => countOf(chosen, shifter) <= shifter.uses) &&
    worthwhile(chosen, sum).some((shift) => shift.by === by)
  );
}

/** How far all of these could lead, singly or together, as bits: 1 << steps. */
export function reachOf(shifters: readonly Spendable[]): number {
  let reach = 1;
  for (const shifter of shifters) {
    for (let use = 0; use < shifter.uses; use++) reach |= further(reach, shifter);
  }
  return reach;
}

function countOf(chosen: readonly Spendable[], shifter: Spendable): number {
  return chosen.filter((entry) => entry === shifter).length;
}

function worthwhile(chosen: readonly Spendable[], sum: number): Shifting[] {
  const reach = exactReach(chosen);
  const ships = chosen.map(({ card }) => card);
  const found: Shifting[] = [];
  for (let by = 1; sum + by <= LAST_SECTOR; by++) {
    const without = (left: Spendable) =>
      exactReach(chosen.toSpliced(chosen.indexOf(left), 1)) & (1 << by);
    if ((reach & (1 << by)) !== 0 && !chosen.some(without)) found.push({ by, ships });
  }
  return found;
}

/** How far these lead when every one of them is spent. */
function exactReach(chosen: readonly Spendable[]): number {
  return chosen.reduce(further, 1);
}

function further(reach: number, { ability }: Spendable): number {
  let next = 0;
  for (const step of stepsOf(ability)) next |= reach << step;
  return next & BITS;
}

function stepsOf({ effects }: CatalogAbility): readonly number[] {
  return effects.flatMap((effect) => (effect.kind === 'shiftSum' ? effect.by : []));
}

const BITS = (1 << (LAST_SECTOR + 1)) - 1;
