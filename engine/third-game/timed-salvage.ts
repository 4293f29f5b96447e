/**
 * Salvage against the clock, for tests of timed games: a crew of n is ready n
 * tens of milliseconds after the wreck was found, and whoever has sent none
 * when the bell rings sends his smallest.
 */

import type { Bot, Game } from '../index.ts';
import { type Salvage, salvage } from './salvage.ts';

export const BELL = 35;
const READY = 10;

export const timedSalvage: Game<Salvage> = {
  ...salvage,
  time: {
    watch: (state) => (state.wreck === 0 ? undefined : state.round),
    reached: () => 0,
    stamp: (_, __, action) => action,
    momentOf: ({ send }) => send * READY,
    due(state) {
      const [seat] = salvage.actors(state);
      if (seat === undefined) return undefined;
      return { at: BELL, seat, action: { send: smallest(state.hands[seat]) } };
    },
    presence: () => undefined,
  },
};

function smallest(hand: readonly number[] | undefined): number {
  return Math.min(...(hand ?? []));
}

/** Sends the crews it is given, round by round. */
export function sending(...crews: readonly number[]): Bot<Salvage> {
  return {
    name: 'sending',
    choose: ({ state, legal }) =>
      legal.find(({ send }) => send === crews[state.round - 1]) ?? (legal[0] as Salvage['action']),
  };
}
