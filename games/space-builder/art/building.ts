/** A building's face as a map shows it, and its card with the edge of a set. */

import { type Building, type Side, STARRED } from '../maps/map.ts';
import { box, cast, disc, oval, shape } from './brushes.ts';
import { figure } from './figures.ts';
import { HUES } from './hues.ts';

/** A face on a square of 100: a small paper lightbox with a dark ground, which is always below. */
export function face(building: Building, side: Side): string {
  return `<g>${sky(building)}${ground()}${figure(building, side)}</g>`;
}

/** The four sets, told apart by the cut of their edge and not by colour alone. BU-1.2 */
export const SET_NAMES = ['blue', 'orange', 'purple', 'green'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** A whole card on a square of 120: edge, face, ★. */
export function card(building: Building, side: Side, set: SetName, frozen = false): string {
  return (
    box(8, 8, 104, 104, 11, HUES[building].sky) +
    `<svg x="10" y="10" width="100" height="100" viewBox="0 0 100 100">${face(building, side)}</svg>` +
    (frozen ? ice() : '') +
    edge(set) +
    (STARRED.includes(building) ? starCorner(set) : '')
  );
}

/** Where the two sides of a face differ: a page puts a lens there. */
export const LENSES: Readonly<Record<Building, { x: number; y: number; r: number }>> = {
  1: { x: 50, y: 64, r: 33 },
  2: { x: 50, y: 50, r: 25 },
  3: { x: 50, y: 46, r: 36 },
  4: { x: 50, y: 70, r: 29 },
  5: { x: 50, y: 19, r: 21 },
  6: { x: 50, y: 52, r: 24 },
  7: { x: 72, y: 28, r: 22 },
  8: { x: 50, y: 46, r: 46 },
};

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function sky(building: Building): string {
  const hue = HUES[building];
  return (
    box(0, 0, 100, 100, 0, hue.sky) +
    cast(disc(50, 50, 45, hue.deep), 1.2, 1.6, 0.1) +
    disc(50, 50, 45, hue.glow1) +
    cast(disc(50, 51, 34, hue.deep), 1, 1.3, 0.08) +
    disc(50, 51, 34, hue.glow2) +
    cast(shape(HILL, hue.deep), 0, -1.6, 0.08) +
    shape(HILL, hue.hill)
  );
}

const HILL = 'M0 77 C10 70 22 69 33 74 C46 80 58 79 68 73 C80 66 92 69 100 75 V100 H0Z';

function ground(): string {
  return (
    shape('M0 84.6 C18 82.8 34 84.8 50 84.4 C68 84 82 82.8 100 84.8 V100 H0Z', '#e2785c') +
    shape('M0 87.4 C16 85.8 34 87.6 52 87 C70 86.4 84 86 100 87.6 V100 H0Z', '#2e1c4c') +
    shape('M0 94.4 C20 91.8 30 95.6 52 93.8 C70 92.4 84 96 100 93.4 V100 H0Z', '#4a2d63') +
    oval(15, 91, 6, 1.5, '#5d3b78') +
    oval(86, 90.4, 4.4, 1.2, '#5d3b78') +
    oval(68, 97.4, 6.6, 1.3, '#2e1c4c')
  );
}

interface SetColours {
  readonly main: string;
  readonly dark: string;
  readonly mark: string;
}

const SETS: Readonly<Record<SetName, SetColours>> = {
  blue: { main: '#2f74de', dark: '#1b4fa8', mark: '#2f74de' },
  orange: { main: '#ee7a1c', dark: '#b9540a', mark: '#fff0d6' },
  purple: { main: '#8d4bd0', dark: '#61299f', mark: '#f6e6ff' },
  green: { main: '#2f9a58', dark: '#1b6c3a', mark: '#2f9a58' },
};

const INK = '#241c48';
const INNER =
  'M20 10 H100 A10 10 0 0 1 110 20 V100 A10 10 0 0 1 100 110 H20 A10 10 0 0 1 10 100 V20 A10 10 0 0 1 20 10Z';
const OUTER =
  'M18 0 H102 A18 18 0 0 1 120 18 V102 A18 18 0 0 1 102 120 H18 A18 18 0 0 1 0 102 V18 A18 18 0 0 1 18 0Z';
const STRIPE =
  'M18 5 H102 A13 13 0 0 1 115 18 V102 A13 13 0 0 1 102 115 H18 A13 13 0 0 1 5 102 V18 A13 13 0 0 1 18 5Z';

/** Blue plain, orange dashed, purple dotted, green notched. */
export function edge(set: SetName): string {
  const { main, dark, mark } = SETS[set];
  const marks: Readonly<Record<SetName, string>> = {
    blue: '',
    orange: `<path d="${STRIPE}" fill="none" stroke="${mark}" stroke-width="3.8" stroke-dasharray="12 8.884" stroke-dashoffset="-4.4"/>`,
    purple: `<path d="${STRIPE}" fill="none" stroke="${mark}" stroke-width="4.6" stroke-linecap="round" stroke-dasharray="0 10.442"/>`,
    green: '',
  };
  const outer = set === 'green' ? notched() : OUTER;
  return `<path d="${outer} ${INNER}" fill="${main}" fill-rule="evenodd"/>${marks[set]}<path d="${INNER}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="1.6"/>`;
}

function notched(): string {
  const step = 84 / 6;
  const teeth = Array.from({ length: 6 }, (_, tooth) =>
    [0.28, 0.5, 0.72, 1].map((part) => 18 + (tooth + part) * step),
  );
  const along = (point: (at: number, depth: number) => string) =>
    teeth
      .map((tooth) => tooth.map((at, index) => ` L${point(at, index === 1 ? 5.4 : 0)}`).join(''))
      .join('');
  return (
    `M18 0${along((at, depth) => `${at} ${depth}`)}` +
    ` A18 18 0 0 1 120 18${along((at, depth) => `${120 - depth} ${at}`)}` +
    ` A18 18 0 0 1 102 120${along((at, depth) => `${120 - at} ${120 - depth}`)}` +
    ` A18 18 0 0 1 0 102${along((at, depth) => `${depth} ${120 - at}`)}` +
    ' A18 18 0 0 1 18 0Z'
  );
}

/** In the top left corner of a card, never on a map. */
function starCorner(set: SetName): string {
  const { main, dark } = SETS[set];
  return `<path d="M9 9 H40 A31 31 0 0 1 9 40Z" fill="${main}"/><path d="M40 10 A30 30 0 0 1 10 40" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="1.6"/><path d="${starPath(20.6, 20.8, 11)}" fill="#ffd66e" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const reach = index % 2 === 0 ? radius : radius / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A frozen card stays recognisable under blue ice. */
function ice(): string {
  return (
    `<g><path d="M20 10 H100 A10 10 0 0 1 110 20 V100 A10 10 0 0 1 100 110 H20 A10 10 0 0 1 10 100 V20 A10 10 0 0 1 20 10Z" fill="#9fd4f7" fill-opacity=".58"/>` +
    `<path d="M10 70 V20 A10 10 0 0 1 20 10 H74 L60 22 L45 25 L40 38 L28 43 L24 57Z" fill="#fff" fill-opacity=".5"/><path d="M10 46 V20 A10 10 0 0 1 20 10 H50 L40 19 L30 20 L26 31 L16 35Z" fill="#fff" fill-opacity=".75"/>` +
    `<path d="M110 58 V100 A10 10 0 0 1 100 110 H50 L63 99 L78 97 L84 84 L95 80 L98 66Z" fill="#fff" fill-opacity=".5"/><path d="M110 80 V100 A10 10 0 0 1 100 110 H76 L84 102 L93 101 L97 90 L106 87Z" fill="#fff" fill-opacity=".75"/></g>`
  );
}
