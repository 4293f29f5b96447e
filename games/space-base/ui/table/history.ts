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
  /** What was taken back with it. */
  readonly undone: readonly Undone[];
}

/** An action that no longer counts, and what it had brought about. */
export interface Undone {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

export type History = readonly Page[];

/**
 * The history with what the host tells of everything up to an entry, which may be more than was heard of
 * here. Who took what back is known only from having been here, so that stays.
 */
export function recall(history: History, before: History, upTo: number): History {
  const gone = new Set(history.flatMap(({ undone }) => undone.map(({ seq }) => seq)));
  const heard = history
    .filter(({ seq, undone }) => seq > upTo || undone.length > 0)
    .map((page) => (page.seq > upTo ? page : { ...page, events: [] }));
  return [...before.filter(({ seq }) => !gone.has(seq)), ...heard].sort((a, b) => a.seq - b.seq);
}

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
    return { seq, events, round, vp, undone: [] };
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
  { view, seq, events, undone: entries }: Update<SpaceBaseTypes>,
): History {
  if (events.length === 0 && entries.length === 0) return history;
  const undone = entries.map(({ undo, seat }) => ({
    seq: undo,
    seat,
    events: history.find((page) => page.seq === undo)?.events ?? [],
  }));
  const gone = new Set(undone.map((struck) => struck.seq));
  const vp = view.consoles.map((console) => console.vp);
  return [
    ...history.filter((page) => !gone.has(page.seq)),
    { seq, events, round: view.round, vp, undone },
  ];
}

export function eventsOf(history: History): Event[] {
  return history.flatMap(({ events }) => events);
}
