/** How charts are laid out. */

import type { Player } from '@starboard/look/table.ts';
import type { Layout } from '../table/layout.ts';

/** How wide a chart is drawn, so that its letters are as large on a phone as on a wall. */
export const WIDTHS: Record<Layout, number> = { wide: 900, middle: 700, narrow: 360 };

/** How far flags at the ends of lines stand apart. */
const APART = 26;

/** Flags at the ends of the lines, pushed apart where they would lie on one another, and up where they would lie on what is below. */
export function labelsFor(
  players: readonly Player[],
  vp: readonly number[],
  { y, lowest }: { y: (vp: number) => number; lowest: number },
) {
  const labels = players
    .map((player) => ({ player, vp: vp[player.seat] ?? 0, at: y(vp[player.seat] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  let reached = Number.NEGATIVE_INFINITY;
  for (const label of labels) {
    label.at = Math.max(label.at, reached + APART);
    reached = label.at;
  }
  let room = lowest;
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, room);
    room = label.at - APART;
  }
  return labels;
}
