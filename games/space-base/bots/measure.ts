/** What is worth averaging over many matches of Space Base. */

import type { Measures, Seat } from '@starboard/engine';
import { seatsOf } from '@starboard/engine';
import type { SpaceBase } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

export function measureOf({ catalog, result }: SpaceBase): (state: State) => Measures {
  return (state) => {
    const places = result(state)?.places ?? [];
    const winners = seatsOf(state.consoles.length).filter((seat) => places[seat] === 1);
    return {
      match: {
        rounds: state.round,
        'VP of the winner': Math.max(...winners.map((seat) => state.consoles[seat]?.vp ?? 0)),
        ...winsByTurn(state, winners),
      },
      seats: state.consoles.map(({ income, stationed }) => ({
        income,
        colonies: stationed.filter((card) => catalog.cards[card]?.colony).length,
      })),
    };
  };
}

/** By turn order, which the cards drawn decide, not by seat: whether going early or late is an advantage (SB-2.6). */
function winsByTurn(state: State, winners: readonly Seat[]): Record<string, number> {
  const players = state.consoles.length;
  return Object.fromEntries(
    seatsOf(players).map((turn) => {
      const seat = ((state.first + turn) % players) as Seat;
      return [`won by turn ${turn + 1}`, winners.includes(seat) ? 1 / winners.length : 0];
    }),
  );
}
