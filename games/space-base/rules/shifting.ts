/** Dice arrows: which charges move the sum how far to the right (SB-7.10). */

import type { CardNumber } from './card-number.ts';
import { LAST_SECTOR } from './console.ts';
import type { Spendable } from './spending.ts';

/** Dice arrows spent together. */
export interface Shifting {
  /** How far they lead. */
  readonly by: number;
  /** In ascending order, once for each use. */
  readonly ships: readonly CardNumber[];
}

/**
 * Every way to get from the sum to a sector further right without spending a
 * dice arrow that could be left out, nearest sector first.
 */
export function shiftsOf(shifters: readonly Spendable[], sum: number): Shifting[] {
  const found: Shifting[] = [];
  const choose = (from: number, chosen: readonly Spendable[]): void => {
    if (chosen.length > 0) found.push(...worthwhile(chosen, sum));
    if (chosen.length + sum >= LAST_SECTOR) return;
    for (let index = from; index < shifters.length; index++) {
      const shifter = shifters[index] as Spendable;
      if (countOf(chosen, shifter) < shifter.uses) choose(index, [...chosen, shifter]);
    }
  };
  choose(0, []);
  return found.sort((a, b) => a.by - b.by);
}

/** Whether `shiftsOf` would list this. */
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

function further(reach: number, shifter: Spendable): number {
  let next = 0;
  for (const effect of shifter.ability.effects) {
    if (effect.kind === 'shiftSum') for (const by of effect.by) next |= reach << by;
  }
  return next & BITS;
}

const BITS = (1 << (LAST_SECTOR + 1)) - 1;
