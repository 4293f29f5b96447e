/** Players who are gone, and players who come back. BU-6.7 */

import { IllegalAction, type Seat, type Tell } from '@starboard/engine';
import type { MarkOf } from './action.ts';
import { countDownIfReady } from './between.ts';
import { checkBackwards, isBuilding, note, settleEnd } from './round.ts';
import type { Player, State } from './state.ts';
import type { SpaceBuilderTypes } from './types.ts';

/** The host has lost a player, or has him back. BU-6.7 */
export function changePresence(
  state: State,
  seat: Seat,
  action: MarkOf<'leave' | 'return'>,
  tell: Tell<SpaceBuilderTypes> | undefined,
): void {
  const player = state.players[seat] as Player;
  if (player.gone === (action.kind === 'leave')) {
    throw player.gone
      ? new IllegalAction('seat.gone', 'this player is gone already', { clause: 'BU-6.7' })
      : new IllegalAction('seat.here', 'this player is here', { clause: 'BU-6.7' });
  }
  const round = state.stage.kind === 'building' ? state.round : null;
  const builder = round?.builders[seat];
  if (round !== null && builder !== undefined && isBuilding(builder)) {
    checkBackwards(builder, action.at);
    if (round.stop === null || action.at < round.stop.at) {
      note(round, builder, action);
      settleEnd(state, round, tell);
    }
  }
  player.gone = action.kind === 'leave';
  tell?.({ kind: player.gone ? 'left' : 'returned', seat });
  countDownIfReady(state, tell);
}
