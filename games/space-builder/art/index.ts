/** The drawings of Space Builder, as SVG text: for pictures from the command line and for the page alike. */

export { card, edge, face, LENSES, SET_NAMES, type SetName } from './building.ts';
export { figure } from './figures.ts';
export { FIRST, type Land, land, OUTLINE, SIZE, STEP } from './land.ts';
export { beaconArt, mapSvg } from './map.ts';
