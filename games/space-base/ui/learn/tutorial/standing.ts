/** Where the guide's panel stands so that it hides as little as possible. */

import { type Box, type Corner, common, hiddenBy, type Part, type Size } from '../../box.ts';

/** As high as all its words want it; they can be scrolled by lines. */
export interface Panel extends Size {
  readonly words: number;
  readonly line: number;
}

export interface Standing extends Corner {
  /** How much of the words is in sight, where there is no room for all. */
  readonly words?: number;
}

/** From the edges of the window, and from what is kept free. */
const MARGIN = 12;
const AIR = 8;
const ROWS = 12;

/**
 * Along the right edge or the left one, at the height where the panel covers least; the lower the
 * better. What is to be kept free is never covered while there is room elsewhere, if need be for
 * fewer words: of these wishes, the first that can be met.
 */
export function standingFor(
  panel: Panel,
  view: Size,
  parts: readonly Part[],
  wishes: readonly (readonly Box[])[],
): Standing {
  for (const kept of wishes) {
    const standing = standingBeside(kept, panel, view, parts);
    if (standing !== undefined) return standing;
  }
  return standingBeside([], panel, view, parts) ?? { left: MARGIN, top: MARGIN, words: panel.line };
}

function standingBeside(
  kept: readonly Box[],
  panel: Panel,
  view: Size,
  parts: readonly Part[],
): Standing | undefined {
  const right = Math.max(MARGIN, view.width - panel.width - MARGIN);
  const gaps = [right, MARGIN].flatMap((left) => gapsIn(left, panel, view, kept));
  const places = gaps.flatMap((gap) => placesIn(gap, panel));
  if (places.length > 0) return leastCovering(panel, places, parts);
  const [tallest] = gaps.toSorted((one, other) => other.height - one.height);
  const words = wordsIn(tallest?.height ?? 0, panel);
  return tallest === undefined || words === undefined
    ? undefined
    : { left: tallest.left, top: tallest.top, words };
}

const LEAST_LINES = 2;

/** Whole lines and half of another, so that nobody takes them for all. */
function wordsIn(room: number, { height, words, line }: Panel): number | undefined {
  const lines = Math.floor((room - height + words) / line - 0.5);
  return lines < LEAST_LINES ? undefined : Math.round((lines + 0.5) * line);
}

/** The free stretches of a column as wide as the panel. */
function gapsIn(left: number, { width }: Size, view: Size, kept: readonly Box[]): readonly Box[] {
  const column = { left, top: 0, width, height: view.height };
  const taken = kept
    .map((box) => common(column, box))
    .filter((box) => box.width > 0 && box.height > 0)
    .toSorted((one, other) => one.top - other.top);
  const tops = taken.map(({ top }) => top - AIR);
  const bottoms = taken.map(({ top, height }) => top + height + AIR);
  return [...tops, view.height - MARGIN].map((bottom, index) => {
    const top = Math.max(MARGIN, ...bottoms.slice(0, index));
    return { left, top, width, height: bottom - top };
  });
}

function placesIn({ left, top, height }: Box, panel: Size): readonly Standing[] {
  const spare = height - panel.height;
  if (spare < 0) return [];
  return Array.from({ length: ROWS + 1 }, (_, row) => ({
    left,
    top: Math.round(top + spare - (spare * row) / ROWS),
  }));
}

function leastCovering(panel: Size, places: readonly Standing[], parts: readonly Part[]): Standing {
  const covered = places.map((place) => hiddenBy({ ...panel, ...place }, parts));
  return places[covered.indexOf(Math.min(...covered))] as Standing;
}
