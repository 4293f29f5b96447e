/** The drawings of Space Builder, as SVG text. */

export { type CardLook, cardSvg, edge, face, LENSES, type SetName } from './building.ts';
export { figure } from './figures.ts';
export { HUES } from './hues.ts';
export { beaconArt, mapSvg, OUTLINE } from './map.ts';
