/** What a bot thinks things are worth: the numbers in which two bots of the same mind differ. */

import type { Effect } from '../cards/card.ts';

export interface Taste {
  /** VP a credit is worth while there is time to spend it. */
  readonly credit: number;
  /** The same at the very end. */
  readonly lastCredit: number;
  /** From so many rounds on a credit counts fully. */
  readonly horizon: number;
  /** What a credit in hand counts for, beside one to come. */
  readonly cash: number;
  /** How many credits in hand count fully, and what those beyond count for. */
  readonly purse: number;
  readonly excess: number;
  /** What share of an income a player really gets, in credits a round. */
  readonly income: number;
  /** What income above the credits in hand counts for, beside credits. */
  readonly spareIncome: number;
  /** What a charge for a full slot counts for, beside one that fits. */
  readonly fullSlot: number;
  /** What an ability is worth to have, beside what it does. */
  readonly patience: number;
  /** What a claimed ship is worth in credits, by level. */
  readonly claims: readonly [number, number, number];
  /** VP that a VP another loses is worth. */
  readonly malice: number;
  /** VP for winning at once. */
  readonly win: number;
  /** What one use is worth, in credits. */
  readonly effects: Readonly<
    Record<Exclude<Effect['kind'], 'gain' | 'claim' | 'othersLose' | 'win'>, number>
  >;
  /** What the rounds to come count for, beside VP in hand. */
  readonly future: number;
  /** How far to trust that what is on sale now can be bought next time. */
  readonly foresight: number;
  /** What being ahead counts for once the end is called. */
  readonly lead: number;
}

export const PLAIN: Taste = {
  credit: 0.3,
  lastCredit: 0.05,
  horizon: 4,
  cash: 0.8,
  purse: 14,
  excess: 0.5,
  income: 0.5,
  spareIncome: 0.8,
  fullSlot: 0.3,
  patience: 0.8,
  claims: [3, 7, 11],
  malice: 0.4,
  win: 30,
  effects: {
    shiftSum: 2,
    buy: 2,
    swapSectors: 2,
    reroll: 2,
    setDie: 4,
    placeCharge: 3,
    moveCharge: 1,
    exchange: 2,
    doubleSector: 4,
  },
  future: 1,
  foresight: 0.7,
  lead: 10,
};

/** Found by letting captains of different tastes play lieutenants and each other. */
export const SEASONED: Taste = {
  ...PLAIN,
  cash: 1.25,
  purse: 20,
  spareIncome: 0.9,
  patience: 0.3,
  claims: [3, 5, 11],
};
