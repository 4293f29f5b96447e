/** What a host has to know about time in this game: the stopwatches, what arrives when, and what falls due. */

import type { Arrival, Due, Seat } from '@starboard/engine';
import type { Building } from '../maps/map.ts';
import { type Action, LATEST, type Time } from './action.ts';
import { COUNTDOWN, frozen } from './between.ts';
import { believed, CAP } from './clock.ts';
import { isBuilding, roundNumber } from './round.ts';
import type { Builder, Player, State } from './state.ts';

/** A winner who is gone has this long to come back before a building is unfrozen for him. */
export const GRACE: Time = 10_000;

/** One who looks on sees every board, but no sooner than a whisper about it is worth little: a round takes 20 to 40 seconds. BU-6.8 */
export const LEAST_DELAY: Time = 30_000;

/** One stopwatch for the time between two rounds, one for the countdown, one for the building: three a round, each with a number of its own. */
export function watch(state: State): number | undefined {
  // The countdown still belongs to the round before; the building is the last of its own.
  const place = { between: 0, countdown: 1, building: -1 };
  if (state.stage.kind === 'over') return undefined;
  return 3 * roundNumber(state) + place[state.stage.kind];
}

/** The latest time anybody has acted at. */
export function reached({ stage, round, players }: State): Time {
  if (stage.kind !== 'building') return 0;
  return Math.max(...players.map((_, seat) => round?.builders[seat]?.clock ?? 0));
}

/** The action with the time that counts. BU-6.3 */
export function stamp(state: State, seat: Seat, action: Action, arrival: Arrival): Action {
  if (!('at' in action)) return action;
  const builder = state.stage.kind === 'building' ? state.round?.builders[seat] : undefined;
  // Nobody claims when the map came up, or when he was lost: the host saw it.
  const seen = action.kind === 'reveal' || action.kind === 'leave' || action.kind === 'return';
  const at = believed({
    claimed: seen ? Number.POSITIVE_INFINITY : action.at,
    ...arrival,
    before: builder?.clock ?? 0,
  });
  return { ...action, at: Math.min(at, LATEST) };
}

export function due(state: State): Due<Action> | undefined {
  const { stage, round } = state;
  switch (stage.kind) {
    case 'between': {
      const winner = stage.unfreezes === null ? undefined : state.players[stage.unfreezes];
      return winner?.gone === true
        ? { at: GRACE, seat: stage.unfreezes as Seat, action: unfreezeFirst(winner) }
        : undefined;
    }
    case 'countdown':
      return { at: COUNTDOWN, seat: 0 as Seat, action: { kind: 'reveal', at: COUNTDOWN } };
    case 'building': {
      if (round === null || round.stop === null) return undefined;
      const seat = state.players.findIndex((_, seat) =>
        isBuilding(round.builders[seat] as Builder),
      );
      // Whatever arrives later than the cap cannot have happened before the end. BU-6.4
      const at = round.stop.at + CAP;
      return { at, seat: seat as Seat, action: { kind: 'stop', at: Math.min(at, LATEST) } };
    }
    default:
      return undefined;
  }
}

function unfreezeFirst(player: Player): Action {
  return { kind: 'unfreeze', building: frozen(player)[0] as Building };
}

/** How the host says that it has lost a player, or has him back. BU-6.7 */
export function presence(state: State, seat: Seat, here: boolean, at: Time): Action | undefined {
  if (state.stage.kind === 'over' || state.players[seat]?.gone === !here) return undefined;
  return { kind: here ? 'return' : 'leave', at: Math.min(at, LATEST) };
}
