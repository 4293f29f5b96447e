/**
 * The ways to use the dice, one for everything that can be reached. Which
 * charges pay for a way is a choice of its own: whoever has ten of them need
 * not read a hundred answers.
 */

import type { Allocate, CardNumber } from '@starboard/space-base';
import { cardAt } from '../catalog.ts';
import type { BaseChoice } from '../desk.tsx';

export type Way = BaseChoice & { readonly action: Allocate };

export interface Wish {
  /** Ships that are to double a sector: as many as find one do. */
  readonly doubling: readonly CardNumber[];
  /** Ships whose dice arrows are to be kept. */
  readonly sparing: readonly CardNumber[];
}

export const NO_WISH: Wish = { doubling: [], sparing: [] };

export function waysIn(choices: readonly BaseChoice[]): Way[] {
  return choices.filter((choice): choice is Way => choice.action.do === 'allocate');
}

/** For each goal the way there that takes the least: few charges, and those that lead no further than needed. */
export function waysFor(ways: readonly Way[], { doubling, sparing }: Wish): Way[] {
  const open = ways.filter(
    ({ action: { shift = [], double = [] } }) =>
      !shift.some((card) => sparing.includes(card)) &&
      double.every(({ card }) => doubling.includes(card)),
  );
  const best = new Map<string, Way>();
  for (const way of open) {
    if (doublesOf(way) < mostDoubles(open, way)) continue;
    const known = best.get(goalOf(way.action));
    if (known === undefined || isCheaper(way, known)) best.set(goalOf(way.action), way);
  }
  return [...best.values()];
}

/** The ships that can double a sector here. */
export function doublersIn(ways: readonly Way[]): CardNumber[] {
  return [...new Set(ways.flatMap(({ action }) => (action.double ?? []).map(({ card }) => card)))];
}

/** The ships whose dice arrows can stand in for one another; none where there is nothing to choose. */
export function shiftersIn(ways: readonly Way[]): CardNumber[] {
  const plain = ways.filter(({ action }) => action.double === undefined);
  const goals = new Set(plain.map(({ action }) => goalOf(action)));
  if (goals.size === plain.length) return [];
  return [...new Set(plain.flatMap(({ action }) => action.shift ?? []))];
}

/** Two ways with the same goal collect the same. */
function goalOf({ sectors, double = [] }: Allocate): string {
  const dice = double.map(({ die }) => die).sort((one, other) => one - other);
  return `${sectors.join()} ${dice.join()}`;
}

function mostDoubles(ways: readonly Way[], { action }: Way): number {
  const sectors = action.sectors.join();
  return Math.max(...ways.filter((way) => way.action.sectors.join() === sectors).map(doublesOf));
}

function doublesOf({ action }: Way): number {
  return action.double?.length ?? 0;
}

function isCheaper(one: Way, other: Way): boolean {
  const [charges, otherCharges] = [one, other].map(({ action }) => action.shift?.length ?? 0);
  if (charges !== otherCharges) return (charges as number) < (otherCharges as number);
  return reachOf(one) < reachOf(other);
}

/** How far the charges could lead at most. */
function reachOf({ action }: Way): number {
  return (action.shift ?? []).reduce((sum, card) => sum + farthest(card), 0);
}

function farthest(number: CardNumber): number {
  const { card } = cardAt(number);
  const faces = 'station' in card ? [card.station, card.deployed] : [];
  const effects = faces.flatMap(({ ability }) => ability?.effects ?? []);
  return Math.max(0, ...effects.flatMap((effect) => (effect.kind === 'shiftSum' ? effect.by : [])));
}
