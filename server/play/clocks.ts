/**
 * The clocks of a match as moments in time, so that they run on whatever
 * becomes of the process that looks at them. They follow from the moments of
 * the entries, so that every process has the same without being told; what
 * changes between two entries is stored, and the others look at it anew.
 */

import type { Pace } from '@starboard/client/protocol';
import { type GameTypes, type Match, type Reading, type Seat, seatsOf } from '@starboard/engine';
import { botAt, type Terms } from './terms.ts';

/** As stored in `tables.clock`. Moments are milliseconds since 1970. */
export interface Clocks {
  /** The stopwatch of a game against the clock, and the moment it showed zero. */
  readonly watch: { readonly number: number; readonly zero: number } | null;
  readonly seats: readonly SeatClock[];
  /** When a process that ended in good order put the match down; its clocks stand still since. */
  readonly left: number | null;
}

interface SeatClock {
  /** The number of the entry since which the seat is asked what it is asked. */
  readonly asked: number;
  /** Whether it may act now. */
  readonly turn: boolean;
  /** When its time for that is over; null while it is not asked, or has all the time it wants. */
  readonly deadline: number | null;
}

/** The clocks when the match begins. */
export function startClocks(match: Match<GameTypes>, at: number, terms: Terms): Clocks {
  const before = { watch: null, seats: [], left: null };
  return nextClocks(before, match, at, terms);
}

/** The clocks after an entry that was made at this moment. */
export function nextClocks(
  before: Clocks,
  match: Match<GameTypes>,
  at: number,
  terms: Terms,
): Clocks {
  const { actors } = match;
  const seats = seatsOf(match.opening.seats).map((seat) => {
    const asked = match.asked(seat);
    const old = before.seats[seat];
    const turn = actors.includes(seat);
    if (!turn) return { asked, turn, deadline: null };
    if (old?.asked === asked && old.deadline !== null) return old;
    return { asked, turn, deadline: deadlineFrom(at, seat, terms) };
  });
  return { watch: nextWatch(before, match, at), seats, left: null };
}

/** A new stopwatch starts with the entry that calls for it. */
function nextWatch(before: Clocks, { game, state }: Match<GameTypes>, at: number): Clocks['watch'] {
  const number = game.time?.watch(state);
  if (number === undefined || game.time === undefined) return null;
  if (number === before.watch?.number) return before.watch;
  return { number, zero: at - game.time.reached(state) };
}

/**
 * The clocks once an entry is told: a stopwatch that it starts shows zero when
 * the players hear of it, not when it was made, however long storage took to
 * write it. Else everybody would seem as much slower, and what of a claimed time
 * is believed would be used up by that. BU-6.2, BU-6.3
 */
export function toldClocks(
  before: Clocks,
  clocks: Clocks,
  { game, state }: Match<GameTypes>,
  now: number,
): Clocks {
  const { watch } = clocks;
  if (watch === null || watch.number === before.watch?.number) return clocks;
  const zero = now - (game.time?.reached(state) ?? 0);
  return zero - watch.zero < AT_ONCE ? clocks : { ...clocks, watch: { ...watch, zero } };
}

/** What is told so soon, in milliseconds, is told at once; to store another zero for it would be work for nothing. */
const AT_ONCE = 20;

/** When the time of someone who is asked now ends. Bots have no clock, nor have people who play at leisure. */
export function deadlineFrom(at: number, seat: Seat, { pace, seats }: Terms): number | null {
  const sitting = seats[seat];
  const allowance = allowanceOf(pace);
  if (sitting === undefined || botAt(sitting) !== null || allowance === null) return null;
  return at + allowance;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

function allowanceOf(pace: Pace): number | null {
  switch (pace.kind) {
    case 'live':
      return pace.seconds * SECOND;
    case 'correspondence':
      return pace.days * DAY;
    case 'relaxed':
      return null;
  }
}

/** One seat with another deadline. */
export function withDeadline(clocks: Clocks, seat: Seat, deadline: number | null): Clocks {
  const seats = clocks.seats.map((clock, index) =>
    index === seat ? { ...clock, deadline } : clock,
  );
  return { ...clocks, seats };
}

/** The clocks taken up again now, after nobody had served them since a moment: nobody loses by that, and no stopwatch goes behind what is in the log. */
export function resumedClocks(
  clocks: Clocks,
  { game, state }: Match<GameTypes>,
  since: number,
  now: number,
): Clocks {
  const pause = Math.max(0, now - since);
  const { watch } = clocks;
  const reached = game.time?.reached(state) ?? 0;
  return {
    watch: watch && { ...watch, zero: Math.min(watch.zero + pause, now - reached) },
    seats: clocks.seats.map((seat) => ({
      ...seat,
      deadline: seat.deadline === null ? null : seat.deadline + pause,
    })),
    left: null,
  };
}

/** What the stopwatch shows at a moment. */
export function readingAt({ watch }: Clocks, moment: number): Reading | null {
  if (watch === null) return null;
  return { number: watch.number, elapsed: Math.max(0, Math.floor(moment - watch.zero)) };
}

/** When something happens by itself next, at the earliest; null if all wait for people with all the time they want. */
export function nextWake(
  clocks: Clocks,
  match: Match<GameTypes>,
  terms: Terms,
  now: number,
): number | null {
  const moments = momentsOf(clocks, match);
  const botsTurn = match.actors.some((seat) => {
    const sitting = terms.seats[seat];
    return sitting !== undefined && botAt(sitting) !== null;
  });
  // A match that has just ended has its end still to be told.
  if (botsTurn || match.result !== undefined || match.ordered) moments.push(now);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** When clocks run out, and when something falls due. */
export function momentsOf(clocks: Clocks, { game, state }: Match<GameTypes>): number[] {
  const moments = clocks.seats.flatMap(({ deadline }) => deadline ?? []);
  const due = game.time?.due(state);
  if (due !== undefined && clocks.watch !== null) moments.push(clocks.watch.zero + due.at);
  return moments;
}

export function deadlinesOf({ seats }: Clocks): (number | null)[] {
  return seats.map(({ deadline }) => deadline);
}

/** Before a process has looked at the match nothing is stored. */
export function isClocks(stored: unknown): stored is Clocks {
  return typeof stored === 'object' && stored !== null && 'seats' in stored;
}
