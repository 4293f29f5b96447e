/** Space Builder behind the contract of a game. */

import { type Game, IllegalAction, type Random, type Seat, type Tell } from '@starboard/engine';
import { type Action, readAction } from './action.ts';
import { getReady, revealAfterCountdown, unfreeze } from './between.ts';
import { isMove, makeMove } from './cards.ts';
import { actors, legal } from './legal.ts';
import { readOptions, reseat } from './options.ts';
import { changePresence } from './presence.ts';
import { redeal } from './redeal.ts';
import { result } from './result.ts';
import { move, stop, tap } from './round.ts';
import { setup } from './setup.ts';
import { type Card, clone, type State } from './state.ts';
import { due, LEAST_DELAY, presence, reached, stamp, watch } from './time.ts';
import type { SpaceBuilderTypes } from './types.ts';
import { view } from './view.ts';

export const spaceBuilder: Game<SpaceBuilderTypes> = {
  name: 'space-builder',
  rules: 1,
  /** 2 to 4 in a race; alone in the variants of BU-8.2. */
  seats: { min: 1, max: 4 },
  readOptions,
  reseat,
  readAction,
  setup,
  actors,
  legal,
  allows,
  preview,
  apply,
  // A building is taken back by an action, and everything else is a word given.
  seals: () => true,
  view,
  redeal,
  leastDelay: LEAST_DELAY,
  result,
  clone,
  time: {
    watch,
    reached,
    stamp,
    momentOf: (action) => ('at' in action ? action.at : undefined),
    due,
    presence,
  },
};

function apply(
  state: State,
  seat: Seat,
  action: Action,
  _random?: Random,
  tell?: Tell<SpaceBuilderTypes>,
): void {
  if (state.players[seat] === undefined) {
    throw new IllegalAction('seat.unknown', `there is no seat ${seat} at this table`, { seat });
  }
  if (state.stage.kind === 'over') {
    throw new IllegalAction('match.over', 'the game is over', { clause: 'BU-5.1' });
  }
  switch (action.kind) {
    case 'ready':
      getReady(state, seat, tell);
      break;
    case 'unfreeze':
      unfreeze(state, seat, action.building, tell);
      break;
    case 'reveal':
      revealAfterCountdown(state, seat, action.at, tell);
      break;
    case 'leave':
    case 'return':
      changePresence(state, seat, action, tell);
      break;
    case 'tap':
      tap(state, seat, action, tell);
      break;
    case 'stop':
      stop(state, seat, action, tell);
      break;
    default:
      move(state, seat, action, tell);
  }
}

function allows(state: State, seat: Seat, action: Action): boolean {
  try {
    apply(clone(state), seat, action);
    return true;
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}

/** How the building that is moved would stand. */
function preview(state: State, seat: Seat, action: Action): Card | null {
  const card = state.round?.builders[seat]?.cards.find(
    ({ building }) => isMove(action) && building === action.building,
  );
  if (card === undefined || !isMove(action)) return null;
  const after = { ...card };
  makeMove([after], action);
  return after;
}
