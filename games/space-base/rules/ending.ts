/** The end: the last round, rounds to break a tie, and the places (SB-8). */

import { type Result, type Seat, seatsOf } from '@starboard/engine';
import { consoleOf } from './console.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';

/** At the end of a round: over if the end was called and one player alone is highest (SB-8.1 to SB-8.3). */
export function endRound(play: Play): void {
  const { state } = play;
  if (!state.ending) return;
  const vp = Math.max(...state.consoles.map((console) => console.vp));
  const highest = seatsOf(state.consoles.length).filter((seat) => consoleOf(state, seat).vp === vp);
  if (highest.length > 1) {
    play.tell?.({ kind: 'tieRound', seats: highest, vp });
    return;
  }
  state.step = 'over';
  play.tell?.({ kind: 'won', seat: highest[0] as Seat, by: 'vp' });
}

/** The game ends at once (SB-7.20): whatever was still asked is void. */
export function winAtOnce(play: Play, seat: Seat): void {
  const { state } = play;
  state.winner = seat;
  state.step = 'over';
  for (const console of state.consoles) console.questions.length = 0;
  play.tell?.({ kind: 'won', seat, by: 'ability' });
}

/** SB-8.4. */
export function result(state: State): Result | undefined {
  if (state.step !== 'over') return undefined;
  const scores = state.consoles.map((console) => console.vp);
  const rank = seatsOf(scores.length).map((seat) =>
    seat === state.winner ? Number.POSITIVE_INFINITY : (scores[seat] as number),
  );
  return { scores, places: rank.map((own) => 1 + rank.filter((other) => other > own).length) };
}
