/** Actions made once and handed out again and again, because `legal` is asked for more often than anything else. */

import type { Sector } from '../cards/card.ts';
import type { Action, Allocate } from './action.ts';
import type { CardNumber } from './card-number.ts';

export const ROLL: Action = { do: 'roll' };
export const DONE: Action = { do: 'done' };
export const DONE_FOR_THE_TURN: Action = { do: 'done', turn: true };
export const DECLINE: Action = { do: 'decline' };
export const LEFT: Action = { do: 'follow', to: 'left' };
export const RIGHT: Action = { do: 'follow', to: 'right' };

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const SET: readonly Action[] = FACES.map((value) => ({ do: 'set', value }));
export const REROLL: readonly Action[] = [[0], [1], [0, 1]].map((dice) => ({ do: 'reroll', dice }));

/** By what the two dice show, counted from 1. */
const SEPARATE: readonly (readonly Allocate[])[] = [0, ...FACES].map((first) =>
  [0, ...FACES].map((second) => ({ do: 'allocate', sectors: [first as Sector, second as Sector] })),
);

const COMBINED: readonly Allocate[] = Array.from({ length: 13 }, (_, sector) => ({
  do: 'allocate',
  sectors: [sector as Sector],
}));

export function separate(first: number, second: number): Allocate {
  return SEPARATE[first]?.[second] as Allocate;
}

export function combined(sum: number): Allocate {
  return COMBINED[sum] as Allocate;
}

/** One action for every card, by its number. */
export interface CardAnswers {
  readonly use: readonly Action[];
  readonly buy: readonly Action[];
  readonly claim: readonly Action[];
  readonly place: readonly Action[];
  readonly exchange: readonly Action[];
  readonly take: readonly Action[];
}

export function cardAnswers(count: number): CardAnswers {
  const numbers = Array.from({ length: count }, (_, number) => number as CardNumber);
  return {
    use: numbers.map((card) => ({ do: 'use', card })),
    buy: numbers.map((card) => ({ do: 'buy', card })),
    claim: numbers.map((card) => ({ do: 'claim', card })),
    place: numbers.map((card) => ({ do: 'place', card })),
    exchange: numbers.map((card) => ({ do: 'exchange', card })),
    take: numbers.map((card) => ({ do: 'take', card })),
  };
}
