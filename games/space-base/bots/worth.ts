/**
 * What a console is worth to its owner: the VP it has, and what its ships will
 * bring in the rounds that are left, over all 36 rolls of the dice. Everything
 * is counted in VP.
 */

import type { Sector } from '../cards/card.ts';
import type { CardNumber } from '../rules/card-number.ts';
import type { Catalog, CatalogAbility, CatalogFace } from '../rules/catalog.ts';
import { cubesOn, slotsOn } from '../rules/charges.ts';
import { cardOf, deployedIn, faceUp, LAST_SECTOR, stationedIn } from '../rules/console.ts';
import { ROLLS } from '../rules/odds.ts';
import type { Console, State } from '../rules/state.ts';
import type { Taste } from './taste.ts';

/** How many VP things count for at one moment of a match. */
export interface Prices {
  readonly credit: number;
  readonly income: number;
  /** Rounds that are left. */
  readonly rounds: number;
}

export function worthOf(
  cards: Catalog,
  state: State,
  console: Console,
  prices: Prices,
  taste: Taste,
): number {
  return (
    console.vp +
    purseWorth(console, prices, taste) +
    console.income * prices.income +
    cubesWorth(cards, state, console, prices, taste) +
    yieldOf(cards, state, console, prices, taste) * prices.rounds * taste.future
  );
}

/** What the ships of a console bring in a round, its own turn and the others'. */
export function yieldOf(
  cards: Catalog,
  state: State,
  console: Console,
  prices: Prices,
  taste: Taste,
): number {
  const others = state.consoles.length - 1;
  return (
    perRoll(sectorWorths(cards, state, console, prices, taste, true)) +
    perRoll(sectorWorths(cards, state, console, prices, taste, false)) * others
  );
}

/** Credits in hand: a purchase takes them all, so the more there are the less each counts; and an income fills an empty purse again (SB-3.9). */
export function purseWorth(
  { credits, income }: Pick<Console, 'credits' | 'income'>,
  prices: Prices,
  taste: Taste,
): number {
  const purse = credits + Math.max(0, income - credits) * taste.spareIncome;
  const full = Math.min(purse, taste.purse);
  return (full + (purse - full) * taste.excess) * prices.credit * taste.cash;
}

/** The best use of a roll: separately or combined. */
export function rollWorth(worths: readonly number[], first: number, second: number): number {
  return Math.max(
    (worths[first] as number) + (worths[second] as number),
    worths[first + second] as number,
  );
}

/** What a roll brings on average. */
function perRoll(worths: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < ROLLS.length; index++) {
    const [first, second] = ROLLS[index] as readonly [number, number];
    sum += rollWorth(worths, first, second);
  }
  return sum / ROLLS.length;
}

/** What collecting each sector brings, arrows included; by sector number. */
export function sectorWorths(
  cards: Catalog,
  state: State,
  console: Console,
  prices: Prices,
  taste: Taste,
  own: boolean,
): number[] {
  const plain: number[] = [0];
  const left: number[] = [0];
  const right: number[] = [0];
  const either: number[] = [0];
  for (let sector = 1; sector <= LAST_SECTOR; sector++) {
    plain[sector] = left[sector] = right[sector] = either[sector] = 0;
    const add = (card: CardNumber, face: CatalogFace): void => {
      (plain[sector] as number) += faceWorth(state, console, card, face, prices, taste);
      (left[sector] as number) += face.left;
      (right[sector] as number) += face.right;
      (either[sector] as number) += face.either;
    };
    if (own) {
      const card = stationedIn(cards, console, sector as Sector);
      add(card.number, card.station);
    } else {
      for (const number of deployedIn(console, sector as Sector)) {
        add(number, cardOf(cards, number).deployed);
      }
    }
  }
  const arrows = { plain, left, right, either };
  return plain.map((_, sector) => (sector === 0 ? 0 : along(arrows, sector, 0)));
}

interface Arrows {
  readonly plain: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly either: readonly number[];
}

/** A sector and the best way on from it. */
function along(arrows: Arrows, sector: number, seen: number): number {
  const plain = arrows.plain[sector] as number;
  const [left, right, either] = [
    arrows.left[sector],
    arrows.right[sector],
    arrows.either[sector],
  ] as [number, number, number];
  if (left + right + either === 0) return plain;
  const now = seen | (1 << sector);
  const reach = (next: number): number =>
    next < 1 || next > LAST_SECTOR || (now & (1 << next)) !== 0 ? 0 : along(arrows, next, now);
  const [toLeft, toRight] = [
    left + either > 0 ? reach(sector - 1) : 0,
    right + either > 0 ? reach(sector + 1) : 0,
  ];
  const both = left + right + either > 1 && (either > 0 || (left > 0 && right > 0));
  return plain + (both ? toLeft + toRight : Math.max(toLeft, toRight));
}

function faceWorth(
  state: State,
  console: Console,
  card: CardNumber,
  face: CatalogFace,
  prices: Prices,
  taste: Taste,
): number {
  let worth = face.credits * prices.credit + face.income * prices.income + face.vp;
  if (face.charge && face.ability !== undefined) {
    const room = slotsOn(state, face) - cubesOn(console, card);
    worth += cubeWorth(state, face.ability, prices, taste) * (room > 0 ? 1 : taste.fullSlot);
  }
  if (face.claim !== undefined) {
    worth += claimWorth(face.claim, prices, taste);
  }
  return worth;
}

function cubesWorth(
  cards: Catalog,
  state: State,
  console: Console,
  prices: Prices,
  taste: Taste,
): number {
  let worth = 0;
  for (const card of console.cubes) {
    const ability = faceUp(cards, console, card)?.ability;
    if (ability !== undefined) worth += cubeWorth(state, ability, prices, taste);
  }
  return worth;
}

/** A share of what the ability does, for as many cubes as it takes. */
function cubeWorth(state: State, ability: CatalogAbility, prices: Prices, taste: Taste): number {
  const cubes = ability.linked ? (ability.slots[state.consoles.length] as number) : 1;
  // A cube is worth little if there is no time left to use it.
  const time = Math.min(1, prices.rounds / (2 * cubes));
  return (worthOfUse(state, ability, prices, taste) * taste.patience * time) / cubes;
}

function worthOfUse(state: State, ability: CatalogAbility, prices: Prices, taste: Taste): number {
  const { gain } = ability;
  let worth = gain.credits * prices.credit + gain.income * prices.income + gain.vp;
  for (const effect of ability.effects) {
    switch (effect.kind) {
      case 'claim':
        for (const { level, count } of effect.cards) {
          worth += count * (taste.claims[level - 1] as number) * prices.credit;
        }
        break;
      case 'othersLose':
        worth += effect.vp * (state.consoles.length - 1) * taste.malice;
        break;
      case 'win':
        worth += taste.win;
        break;
      case 'buy':
        worth += effect.count * taste.effects.buy * prices.credit;
        break;
      default:
        worth += taste.effects[effect.kind] * prices.credit;
    }
  }
  return worth;
}

function claimWorth(claim: readonly number[], prices: Prices, taste: Taste): number {
  return claim.reduce(
    (sum, count, index) => sum + count * (taste.claims[index] as number) * prices.credit,
    0,
  );
}
