/** What a viewer is told of a match: the same from every host. */

import type { GameTypes } from '../game.ts';
import type { Match, Told, UndoEntry } from '../match.ts';
import { IllegalAction } from '../refusal.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Choice, Update } from './host.ts';
import type { Reading } from './stopwatch.ts';

/** What happened since a viewer's last update. */
export interface Since<T extends GameTypes> {
  readonly told: readonly Told<T>[];
  readonly undone: readonly UndoEntry[];
}

/** `view` is passed where several are shown the same one. */
export function updateFor<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
  { told, undone }: Since<T>,
  watch: Reading | null,
  view: T['view'] = match.view(viewer),
): Update<T> {
  return {
    seq: match.seq,
    view,
    actors: match.actors,
    choices: viewer === 'spectator' ? [] : choicesOf(match, viewer),
    events: heardBy(viewer, told),
    undone,
    undoable: viewer !== 'spectator' && match.canUndo(viewer),
    order: viewer === 'spectator' ? null : match.order(viewer),
    result: match.result ?? null,
    watch,
  };
}

/** What of it is for this viewer's ears. */
export function heardBy<T extends GameTypes>(
  viewer: Viewer,
  told: readonly Told<T>[],
): T['event'][] {
  return told
    .filter(({ audience }) => audience === undefined || audience.some((seat) => seat === viewer))
    .map(({ event }) => event);
}

function choicesOf<T extends GameTypes>(match: Match<T>, seat: Seat): Choice<T>[] {
  return match
    .legal(seat)
    .map((action) => ({ action, preview: match.preview(seat, action) ?? null }));
}

/** The seat a viewer acts from. */
export function seatedAt(viewer: Viewer): Seat {
  if (viewer === 'spectator') {
    throw new IllegalAction('seat.none', 'a spectator has no seat to act from');
  }
  return viewer;
}
