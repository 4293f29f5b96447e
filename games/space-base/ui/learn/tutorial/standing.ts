/** Where the guide's panel stands so that it hides as little as possible. */

import type { Box } from './spotlight.tsx';

/** A part of the table, and how much it matters that it is seen. */
export interface Part extends Box {
  readonly weight: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Standing {
  readonly left: number;
  readonly top: number;
}

const MARGIN = 12;
const ROWS = 12;

/** Along the right edge or the left one, at the height where the panel covers least; the lower the better. */
export function standingFor(panel: Size, view: Size, parts: readonly Part[]): Standing {
  const right = Math.max(MARGIN, view.width - panel.width - MARGIN);
  const lowest = Math.max(MARGIN, view.height - panel.height - MARGIN);
  const tops = Array.from({ length: ROWS + 1 }, (_, row) =>
    Math.round(lowest - ((lowest - MARGIN) * row) / ROWS),
  );
  const places = [right, MARGIN].flatMap((left) => tops.map((top) => ({ left, top })));
  const covered = places.map((place) =>
    parts.reduce((sum, part) => sum + part.weight * overlap({ ...panel, ...place }, part), 0),
  );
  return places[covered.indexOf(Math.min(...covered))] as Standing;
}

export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
