/** A map as a picture: the sheet, the beacon, the eight faces, lying in any direction. BU-1.5, BU-3.1 */

import {
  asItLies,
  BEACON,
  type Cell,
  type CityMap,
  type Direction,
  turnedCell,
} from '../maps/map.ts';
import { turned } from './brushes.ts';
import { escaped, face } from './building.ts';
import { FIRST, land, STEP } from './land.ts';

/** One picture of the whole map.  */
export function mapSvg(map: CityMap, direction: Direction, title = map.id): string {
  const faces = asItLies(map, direction).map(({ building, cell, turn, side }) =>
    inCell(cell, turned(face(building, side), turn, 100), FACE),
  );
  const beacon = inCell(
    turnedCell(BEACON, direction),
    turned(beaconArt(), direction, 100),
    BEACON_SIZE,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 372 372" role="img" aria-label="${escaped(title)}">${land('map', direction, SHEET)}${beacon}${faces.join('')}</svg>`;
}

/** The one id in this drawing: the same outline for every map, so it does no harm if a page holds it twice. */
const SHEET = 'space-builder-sheet';
const FACE = 94;
const BEACON_SIZE = 108;

/** A drawing of 100 by 100 in the middle of a square, cut off at rounded corners where it is a face. */
function inCell({ row, column }: Cell, drawing: string, size: number): string {
  const x = FIRST + column * STEP - size / 2;
  const y = FIRST + row * STEP - size / 2;
  const clip = size === FACE ? ' clip-path="inset(0 round 11%)"' : ' overflow="visible"';
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100"${clip}>${drawing}</svg>`;
}

/** A lighthouse: stand it up in your head, and the map lies straight. */
export function beaconArt(): string {
  const ink = '#3a1533';
  return (
    `<circle cx="50" cy="28" r="30" fill="#ffd98a" fill-opacity=".5"/><circle cx="50" cy="28" r="20" fill="#fff0bf" fill-opacity=".85"/>` +
    `<path d="${rays(50, 28, 47, 12, 0.25)}" fill="#fff1c4" fill-opacity=".55"/>` +
    `<path d="M8 92 C14 80 30 76 50 76 C70 76 86 80 92 92Z" fill="#6d2f55"/><path d="M8 92 C20 85 36 83 56 84 C74 85 86 87 92 92Z" fill="#4a2049"/>` +
    `<path d="M37.5 84 L43 40 H57 L62.5 84 C54 87 46 87 37.5 84Z" fill="#fff6e6" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M51 41.5 H55.7 L60.8 83 C58 84.4 55 85 52 85.2Z" fill="#ecd5c4"/>` +
    `<path d="M41.6 51 H58.4 L59.8 62 H40.2Z M39 71 H61 L62.3 82.6 C54 86 46 86 37.7 82.6Z" fill="#e8513d"/><path d="M52.5 51 H58.4 L59.8 62 H53Z M53.4 71 H61 L62.3 82.6 C59 84 56 84.7 53.4 85Z" fill="#b92f2e"/>` +
    `<path d="M37.5 84 L43 40 H57 L62.5 84 C54 87 46 87 37.5 84Z" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<rect x="36.6" y="35.6" width="26.8" height="6" rx="2.6" fill="#7b3a63" stroke="${ink}" stroke-width="3"/>` +
    `<rect x="41.4" y="20" width="17.2" height="16" rx="2" fill="#ffc65c" stroke="${ink}" stroke-width="3"/><rect x="45" y="23" width="7" height="10.5" rx="3" fill="#fffbe6"/>` +
    `<path d="M38.6 20.6 C40 12 45 8.6 50 8.6 C55 8.6 60 12 61.4 20.6Z" fill="#e8513d" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M50 8.6 V4.4" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><path d="M43.4 16.6 C44.4 13.8 46.4 12.4 48.4 12" stroke="#ff9379" stroke-width="2" fill="none" stroke-linecap="round"/>`
  );
}

function rays(x: number, y: number, radius: number, count: number, phase: number): string {
  const point = (part: number) => {
    const angle = ((part + phase) / count) * Math.PI * 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from(
    { length: count },
    (_, ray) => `M${x} ${y}L${point(ray)}L${point(ray + 0.5)}Z`,
  ).join('');
}
