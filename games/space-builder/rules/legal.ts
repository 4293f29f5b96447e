/** Who may act, and what he may do. */

import { type Seat, seatsOf } from '@starboard/engine';
import type { Action } from './action.ts';
import { COUNTDOWN, frozen } from './between.ts';
import { built, movesOf } from './cards.ts';
import { isBuilding } from './round.ts';
import type { Builder, Player, Round, State } from './state.ts';

export function actors(state: State): Seat[] {
  const { stage, round } = state;
  const seats = seatsOf(state.players.length);
  switch (stage.kind) {
    case 'between':
      return seats.filter((seat) => stage.ready[seat] === false);
    case 'countdown':
      return seats.slice(0, 1);
    case 'building':
      return seats.filter((seat) => isBuilding(round?.builders[seat] as Builder));
    default:
      return [];
  }
}

/** What is enough to reach everything, each at the earliest time; `allows` knows the rest. Being lost and found is the host's to say, and not listed. */
export function legal(state: State, seat: Seat): Action[] {
  const { stage } = state;
  switch (stage.kind) {
    case 'between':
      if (stage.unfreezes === seat) {
        return frozen(state.players[seat] as Player).map((building) => ({
          kind: 'unfreeze',
          building,
        }));
      }
      return stage.ready[seat] === false ? [{ kind: 'ready' }] : [];
    case 'countdown':
      return seat === 0 ? [{ kind: 'reveal', at: COUNTDOWN }] : [];
    case 'building':
      return legalInRound(state.round as Round, seat);
    default:
      return [];
  }
}

function legalInRound({ builders, stop }: Round, seat: Seat): Action[] {
  const builder = builders[seat];
  if (builder === undefined || !isBuilding(builder)) return [];
  const at = builder.clock;
  const actions: Action[] = [];
  if (stop === null || at < stop.at) {
    actions.push(...movesOf(builder.cards, at));
    if (built(builder.cards) === builder.cards.length) actions.push({ kind: 'tap', at });
  }
  if (stop !== null) actions.push({ kind: 'stop', at: Math.max(builder.clock, stop.at) });
  return actions;
}
