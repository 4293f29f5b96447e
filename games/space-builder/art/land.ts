/** The paper everything lies on: the blue sheet of a map and the coral soil of a board, one outline for both. BU-1.3 */

import { cellOf, SLOTS } from '../maps/map.ts';
import { turned } from './brushes.ts';

export const SIZE = 344;
/** From one square to the next, and from the edge to the middle of the first. */
export const STEP = 105;
export const FIRST = 67;

/** The outline has a headland where the beacon stands, so that the direction shows in the silhouette. */
export const OUTLINE =
  'M117 12.5 H306 A26 26 0 0 1 332 38.5 V306 A26 26 0 0 1 306 332 H38.5 A26 26 0 0 1 12.5 306 V117 A74 74 0 1 1 117 12.5Z';

export type Land = 'map' | 'soil';

/**
 * A page may set the colours; without them a drawing has those of the night.
 * The id is for the outline that the rings of light are cut off at.
 */
export function land(kind: Land, direction: number, id: string): string {
  const { far, rings, edge, depths } = PAPER[kind];
  const stack = depths
    .map(
      (depth) =>
        `<g transform="translate(0 ${depth})">${turned(`<path d="${OUTLINE}" fill="${edge}"/>`, direction, SIZE)}</g>`,
    )
    .join('');
  const light = RADII.map((radius, index) => ring(radius, rings[index] as string)).join('');
  const top =
    `<clipPath id="${id}"><path d="${OUTLINE}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${OUTLINE}" fill="${far}"/>${light}${kind === 'map' ? FOLDS : ''}</g>` +
    (kind === 'soil' ? SLOTS.map(hole).join('') : '') +
    `<path d="${OUTLINE}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.4"/>`;
  return stack + turned(top, direction, SIZE);
}

interface Paper {
  readonly far: string;
  /** From the outermost ring of light to the beacon. */
  readonly rings: readonly string[];
  readonly edge: string;
  /** How far down the layers below lie, the lowest first. */
  readonly depths: readonly number[];
}

const PAPER: Readonly<Record<Land, Paper>> = {
  map: {
    far: 'var(--color-map-far, #24469a)',
    rings: [
      'var(--color-map-2, #2d58b1)',
      'var(--color-map, #3566c4)',
      'var(--color-map-4, #4c83dc)',
      'var(--color-map-lit, #5f9bf0)',
    ],
    edge: 'var(--color-map-edge, #16275e)',
    depths: [6, 3],
  },
  soil: {
    far: 'var(--color-soil-far, #85408a)',
    rings: [
      'var(--color-soil-2, #ad4f79)',
      'var(--color-soil, #cf5a68)',
      'var(--color-soil-4, #e37864)',
      'var(--color-soil-lit, #f3905f)',
    ],
    edge: 'var(--color-soil-edge, #2c1743)',
    depths: [14, 10, 5],
  },
};

const RADII = [352, 268, 180, 92];

/** Light falls from the beacon in rings of paper, each throwing a shadow on the next. */
function ring(radius: number, fill: string): string {
  return (
    `<circle cx="${FIRST + 2.5}" cy="${FIRST + 3}" r="${radius + 1}" fill="#1b0f35" fill-opacity=".16"/>` +
    `<circle cx="${FIRST}" cy="${FIRST}" r="${radius}" fill="${fill}"/>`
  );
}

const FOLDS =
  '<path d="M124 22V322M226 22V322M22 124H322M22 226H322" stroke="#fff" stroke-opacity=".22" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>';

/** Where a building goes: pressed into the soil, with a seam and a few craters of its own. */
function hole(slot: (typeof SLOTS)[number]): string {
  const { row, column } = cellOf(slot);
  const x = FIRST + column * STEP - 50.5;
  const y = FIRST + row * STEP - 50.5;
  return (
    `<g transform="translate(${x} ${y})">` +
    `<rect width="101" height="101" rx="15" fill="var(--color-soil-slot, #3a0f4c)" fill-opacity=".46"/>` +
    (CRATERS[slot] as readonly Crater[]).map(crater).join('') +
    `<path d="M0 86V15A15 15 0 0 1 15 0H86A15 15 0 0 1 101 15C99 9 93 5.5 86 5.5H19A13.5 13.5 0 0 0 5.5 19V86C5.5 93 9 99 15 101A15 15 0 0 1 0 86Z" fill="#1b0f35" fill-opacity="var(--soil-slot-shade, .4)"/>` +
    `<path d="M101 15V86A15 15 0 0 1 86 101H15C20 99.6 24 98.4 30 98.4H84A14.4 14.4 0 0 0 98.4 84V30C98.4 24 99.6 20 101 15Z" fill="#fff" fill-opacity=".3"/>` +
    `<rect x="13" y="13" width="75" height="75" rx="10" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2" stroke-dasharray="7 8" stroke-linecap="round"/></g>`
  );
}

type Crater = readonly [x: number, y: number, radius: number];

function crater([x, y, radius]: Crater): string {
  const low = radius * 0.72;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${low}" fill="var(--color-soil-pit, #1b0a30)" fill-opacity=".22"/>` +
    `<path d="M${x - radius} ${y}A${radius} ${low} 0 0 0 ${x + radius} ${y}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`
  );
}

const CRATERS: Readonly<Record<number, readonly Crater[]>> = {
  1: [
    [34, 64, 15],
    [70, 36, 8],
  ],
  2: [
    [62, 62, 17],
    [30, 34, 7],
    [78, 30, 4],
  ],
  3: [
    [36, 40, 14],
    [72, 70, 8],
  ],
  4: [
    [66, 40, 12],
    [34, 70, 9],
    [30, 30, 4],
  ],
  5: [
    [40, 62, 18],
    [74, 34, 6],
  ],
  6: [
    [64, 66, 13],
    [32, 38, 10],
  ],
  7: [
    [34, 36, 9],
    [66, 64, 15],
  ],
  8: [
    [60, 40, 16],
    [30, 72, 6],
    [76, 74, 5],
  ],
};
