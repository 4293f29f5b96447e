/** Where the guide's panel stands so that it hides as little as possible of what it speaks of. */

import type { Box } from './spotlight.tsx';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;

export type Corner = (typeof CORNERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first corner in which the panel covers least of these boxes. */
export function cornerFor(panel: Size, view: Size, boxes: readonly Box[]): Corner {
  const covered = CORNERS.map((corner) => {
    const place = placed(corner, panel, view);
    return boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] as Corner;
}

function placed(corner: Corner, panel: Size, view: Size): Box {
  return {
    ...panel,
    left: corner.endsWith('right') ? view.width - panel.width : 0,
    top: corner.startsWith('bottom') ? view.height - panel.height : 0,
  };
}

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
