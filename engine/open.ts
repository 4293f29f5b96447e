/** Whether a seat may do something, listed or not. */

import type { Game, GameTypes } from './game.ts';
import { canonical } from './json.ts';
import type { Seat } from './seat.ts';

export function isOpen<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): boolean {
  const text = canonical(action);
  return (
    game.legal(state, seat).some((legal) => canonical(legal) === text) ||
    game.allows?.(state, seat, action) === true
  );
}
