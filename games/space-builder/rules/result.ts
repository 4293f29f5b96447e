/** How a match ended. */

import type { Result } from '@starboard/engine';
import { STARRED } from '../maps/map.ts';
import type { Time } from './action.ts';
import type { CheckedBoard, Player, State } from './state.ts';

/** Alone and against the clock, a fault costs this much time. BU-8.2 */
export const FAULT_TIME: Time = 5000;

export function result(state: State): Result | undefined {
  const { stage, players, options } = state;
  if (stage.kind !== 'over') return undefined;
  if (options.play.kind !== 'race') return { places: [1], scores: [scoreAlone(state)] };
  // How far a city has grown beyond its first four buildings; the winner is one step further.
  const scores = players.map(
    ({ buildings }, seat) => buildings.length - STARRED.length + Number(seat === stage.winner),
  );
  return {
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    scores,
  };
}

/** Faults in a practice, milliseconds in a trial and on the map of the day, rivals beaten among ghosts. */
function scoreAlone({ options, players, round }: State): number {
  const { faults, time } = players[0] as Player;
  switch (options.play.kind) {
    case 'practice':
      return faults;
    case 'ghosts':
      return beaten(round?.check?.boards ?? []);
    default:
      return time + faults * FAULT_TIME;
  }
}

function beaten(boards: readonly CheckedBoard[]): number {
  const own = boards.findIndex(({ builder }) => builder === 0);
  const faults = (index: number) => (boards[index] as CheckedBoard).faults;
  return [...boards.keys()].filter(
    (index) =>
      index !== own &&
      (faults(index) > faults(own) || (faults(index) === faults(own) && index > own)),
  ).length;
}
