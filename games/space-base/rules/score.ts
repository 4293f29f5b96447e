/** The three counters of a console (SB-1.1), and the moment they call the end (SB-8.1). */

import type { Seat } from '@starboard/engine';
import { consoleOf } from './console.ts';
import type { Resources } from './event.ts';
import type { Play } from './play.ts';

/** At this many VP the end is called. */
export const GOAL = 40;

export function gain(play: Play, seat: Seat, { credits, income, vp }: Resources, times = 1): void {
  const console = consoleOf(play.state, seat);
  console.credits += credits * times;
  console.income += income * times;
  if (vp > 0) score(play, seat, vp * times);
}

export function score(play: Play, seat: Seat, vp: number): void {
  const { state } = play;
  const console = consoleOf(state, seat);
  console.vp += vp;
  if (console.vp >= GOAL && !state.ending) {
    state.ending = true;
    play.tell?.({ kind: 'finalRound', seat, vp: console.vp });
  }
}

/** From the active player clockwise (SB-3.11). A final round that was called stays called (SB-8.1). */
export function othersLose(play: Play, by: Seat, vp: number): void {
  const { state } = play;
  const seats = state.consoles.length;
  for (let place = 0; place < seats; place++) {
    const seat = ((state.active + place) % seats) as Seat;
    const console = consoleOf(state, seat);
    const lost = Math.min(vp, console.vp); // SB-7.16
    if (seat === by || lost === 0) continue;
    console.vp -= lost;
    play.tell?.({ kind: 'lost', seat, vp: lost, by });
  }
}
