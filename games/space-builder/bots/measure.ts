/** What is worth averaging over many matches. */

import type { Measures } from '@starboard/engine';
import { roundNumber } from '../rules/round.ts';
import type { State } from '../rules/state.ts';

export function measure(state: State): Measures {
  const rounds = roundNumber(state);
  return {
    match: { rounds },
    seats: state.players.map(({ wins, faults, time }) => ({
      'rounds won': wins,
      'faults a round': faults / rounds,
      'seconds a round': time / rounds / 1000,
    })),
  };
}
