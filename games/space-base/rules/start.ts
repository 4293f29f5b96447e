/** Who starts, and what the others get in return (SB-2.5, SB-2.6). */

import { type Seat, seatsOf } from '@starboard/engine';
import { consoleOf } from './console.ts';
import type { Play } from './play.ts';

/** By place in the turn order. */
const COMPENSATION = [
  { credits: 0, income: 0 },
  { credits: 1, income: 0 },
  { credits: 2, income: 0 },
  { credits: 0, income: 1 },
  { credits: 0, income: 1 },
] as const;

/** The highest starts; tied players roll for it, again and again if need be (SB-2.5). */
export function chooseFirst(play: Play, counts: readonly number[]): void {
  const { state, random } = play;
  let tied = highest(seatsOf(counts.length), counts);
  while (tied.length > 1) {
    const totals: number[] = [];
    for (const seat of tied) {
      const dice: [number, number] = [random.die(), random.die()];
      totals[seat] = dice[0] + dice[1];
      play.tell?.({ kind: 'rolledForStart', seat, dice });
    }
    tied = highest(tied, totals);
  }
  state.first = tied[0] as Seat;
  play.tell?.({ kind: 'starts', seat: state.first });
}

export function compensate(play: Play): void {
  const { state } = play;
  const seats = state.consoles.length;
  for (let place = 1; place < seats; place++) {
    const seat = ((state.first + place) % seats) as Seat;
    const { credits, income } = COMPENSATION[place] as (typeof COMPENSATION)[number];
    const console = consoleOf(state, seat);
    console.credits += credits;
    console.income += income;
    play.tell?.({ kind: 'compensated', seat, credits, income });
  }
}

function highest(seats: readonly Seat[], counts: readonly number[]): Seat[] {
  const most = Math.max(...seats.map((seat) => counts[seat] as number));
  return seats.filter((seat) => counts[seat] === most);
}
