/** One's own best round on a map, kept on this device as a rival to play back. BU-8.2 */

import type { Seat } from '@starboard/engine';
import { recallJson, remember } from '@starboard/look/memory.ts';
import { isMove } from '../../rules/cards.ts';
import { FAULT_TIME } from '../../rules/result.ts';
import type { CheckedBoard, Recording } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

const PLACE = 'space-builder.ghost';

export interface Ghost {
  /** Time with the faults counted in, as a trial counts. */
  readonly score: number;
  readonly recording: Recording;
}

/** The best round against the clock, or nothing. */
export function keptGhost(): Ghost | undefined {
  return recallJson(PLACE) as Ghost | undefined;
}

/** Keeps a round that was better than the one before with as many buildings, or had more of them. */
export function keepGhost(view: View, seat: Seat | undefined): void {
  const ghost = ghostOf(view, seat);
  if (ghost === undefined) return;
  const before = keptGhost();
  const more = ghost.recording.buildings.length - (before?.recording.buildings.length ?? 0);
  if (before !== undefined && (more < 0 || (more === 0 && ghost.score >= before.score))) return;
  remember(PLACE, JSON.stringify(ghost));
}

function ghostOf({ options, round }: View, seat: Seat | undefined): Ghost | undefined {
  const { kind } = options.play;
  if (seat === undefined || kind === 'race' || kind === 'practice') return undefined;
  const board = round?.check?.boards.find(({ builder }: CheckedBoard) => builder === seat);
  const own = round?.builders[seat];
  if (round === null || board === undefined || board.finish === null) return undefined;
  const actions = (own?.history ?? [])
    .map(({ action }) => action)
    .filter((action) => isMove(action) || action.kind === 'tap');
  return {
    score: board.finish + board.faults * FAULT_TIME,
    recording: {
      name: 'ghost',
      map: round.map,
      direction: round.direction,
      buildings: (own?.cards ?? []).map(({ building }) => building),
      actions,
    },
  };
}
