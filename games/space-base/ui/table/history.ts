/** What has happened at this table, page by page: what the log tells and the end adds up. */

import type { Chapter, Seat, Update } from '@starboard/engine';
import type { Event, SpaceBaseTypes } from '@starboard/space-base';

/** What one entry of the match's log brought about. */
interface Page {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly round: number;
  /** Victory points afterwards, by seat. */
  readonly vp: readonly number[];
}

export type History = readonly Page[];

/** What happened before anybody here looked, as the host tells it. */
export function pagesBefore(chapters: readonly Chapter<SpaceBaseTypes>[], seats: number): History {
  let round = 1;
  let vp = Array.from({ length: seats }, () => 0);
  return chapters.map(({ seq, events }) => {
    vp = [...vp];
    for (const event of events) {
      if (event.kind === 'turn') round = event.round;
      else if ('seat' in event) vp[event.seat] = (vp[event.seat] as number) + pointsIn(event);
    }
    return { seq, events, round, vp };
  });
}

function pointsIn(event: Event): number {
  if (event.kind === 'lost') return -event.vp;
  return event.kind === 'collected' || event.kind === 'gained' || event.kind === 'settled'
    ? event.vp
    : 0;
}

/** The history with what this update tells. An action that was taken back is struck out, as if it had never been. */
export function turnPage(
  history: History,
  update: Update<SpaceBaseTypes>,
  before: Update<SpaceBaseTypes> | undefined,
): History {
  const undoer = before === undefined ? undefined : whoTookBack(update, before);
  const kept = undoer === undefined ? history : strike(history, undoer);
  if (update.events.length === 0) return kept;
  const { view, seq, events } = update;
  return [
    ...kept,
    { seq, events, round: view.round, vp: view.consoles.map((console) => console.vp) },
  ];
}

export function eventsOf(history: History): Event[] {
  return history.flatMap(({ events }) => events);
}

/** Nothing happened and yet a seat is asked again: it took its last action back. */
function whoTookBack(
  update: Update<SpaceBaseTypes>,
  before: Update<SpaceBaseTypes>,
): Seat | undefined {
  if (update.events.length > 0 || update.seq === before.seq) return undefined;
  const seat = update.view.consoles.findIndex(
    ({ questions }, index) =>
      questions.length > 0 &&
      JSON.stringify(questions) !== JSON.stringify(before.view.consoles[index]?.questions),
  );
  return seat < 0 ? undefined : (seat as Seat);
}

/** An answer's first event is of the seat that gave it. */
function strike(history: History, seat: Seat): History {
  const dropped = history.findLastIndex(
    ({ events: [first] }) => first !== undefined && 'seat' in first && first.seat === seat,
  );
  return history.filter((_, index) => index !== dropped);
}
