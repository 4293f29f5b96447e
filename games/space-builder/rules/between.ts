/** Between two rounds: the winner unfreezes a building, everybody gets ready, the map is counted in. */

import { IllegalAction, type Seat, type Tell } from '@starboard/engine';
import { BUILDINGS, type Building } from '../maps/map.ts';
import type { Time } from './action.ts';
import { reveal, roundNumber } from './round.ts';
import { isFrozen, type Player, type Stage, type State } from './state.ts';
import type { SpaceBuilderTypes } from './types.ts';

type Telling = Tell<SpaceBuilderTypes> | undefined;

/** From the last player being ready to the map being turned up, in milliseconds. */
export const COUNTDOWN: Time = 2100;

/** BU-5.2 */
export function unfreeze(state: State, seat: Seat, building: Building, tell: Telling): void {
  const { stage } = state;
  if (stage.kind !== 'between' || stage.unfreezes !== seat) {
    throw new IllegalAction('unfreeze.not-winner', 'only the winner of a round unfreezes, once', {
      clause: 'BU-5.2',
    });
  }
  const player = state.players[seat] as Player;
  if (!isFrozen(player, building)) {
    throw new IllegalAction('unfreeze.not-frozen', `building ${building} is not frozen`, {
      clause: 'BU-5.2',
      building,
    });
  }
  player.buildings.push(building);
  player.buildings.sort((one, other) => one - other);
  stage.unfreezes = null;
  tell?.({ kind: 'unfroze', seat, building });
  countDownIfReady(state, tell);
}

export function frozen(player: Player): Building[] {
  return BUILDINGS.filter((building) => isFrozen(player, building));
}

/** Somebody has seen enough of the check. The winner first unfreezes a building. */
export function getReady(state: State, seat: Seat, tell: Telling): void {
  const { stage } = state;
  if (stage.kind !== 'between') {
    throw new IllegalAction('ready.not-now', 'a player gets ready between two rounds', {
      clause: 'BU-5.3',
    });
  }
  if (stage.ready[seat] === true) {
    throw new IllegalAction('ready.already', 'this player is ready already', { clause: 'BU-5.3' });
  }
  if (stage.unfreezes === seat) {
    throw new IllegalAction('ready.unfreeze', 'the winner first unfreezes a building', {
      clause: 'BU-5.2',
    });
  }
  stage.ready[seat] = true;
  tell?.({ kind: 'ready', seat });
  countDownIfReady(state, tell);
}

/** Nobody waits for players who are gone; but while all are gone, the map is turned up for nobody. BU-6.7 */
export function countDownIfReady(state: State, tell: Telling): void {
  const { stage, players } = state;
  if (stage.kind !== 'between' || stage.unfreezes !== null) return;
  const here = stage.ready.filter((_, seat) => !players[seat]?.gone);
  if (here.length === 0 || here.includes(false)) return;
  state.stage = { kind: 'countdown' };
  tell?.({ kind: 'countdown', round: roundNumber(state) + 1, lasts: COUNTDOWN });
}

/** The countdown is over. */
export function revealAfterCountdown(state: State, seat: Seat, at: Time, tell: Telling): void {
  if (state.stage.kind !== 'countdown' || seat !== 0) {
    throw new IllegalAction('reveal.not-now', 'no map is about to be turned up', {
      clause: 'BU-3.1',
    });
  }
  if (at < COUNTDOWN) {
    throw new IllegalAction('reveal.early', `the map comes up after ${COUNTDOWN} ms, not ${at}`, {
      clause: 'BU-6.1',
      at,
      lasts: COUNTDOWN,
    });
  }
  reveal(state, tell);
}

/** Everybody has his buildings in hand, and waits for the next map. */
export function beforeTheFirstRound(seats: number): Stage {
  return { kind: 'between', ready: Array.from({ length: seats }, () => false), unfreezes: null };
}
