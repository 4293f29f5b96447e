import { expect, test } from 'vitest';
import { BUILDINGS, SIDES, TURNS } from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { card, face, SET_NAMES } from './building.ts';
import { mapSvg } from './map.ts';

const [map] = PRINTED as [(typeof PRINTED)[number]];

/** Whether every tag that opens also closes, in order. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return false;
    } else if (rest?.endsWith('/') !== true) open.push(name ?? '');
  }
  return open.length === 0;
}

test('BU-1.4: all sixteen faces are different', () => {
  const faces = BUILDINGS.flatMap((building) => SIDES.map((side) => face(building, side)));
  expect(new Set(faces).size).toBe(16);
  for (const drawing of faces) expect(wellFormed(drawing)).toBe(true);
});

test('BU-1.2: the four sets differ in more than colour', () => {
  const cards = SET_NAMES.map((set) => card(1, 'A', set).replaceAll(/#[0-9a-f]{3,6}/g, ''));
  expect(new Set(cards).size).toBe(4);
});

test('BU-1.6: the four ★ buildings show it on their cards, and no map does', () => {
  const star = '#ffd66e';
  const starred = BUILDINGS.filter((building) => card(building, 'A', 'blue').includes(star));
  expect(starred).toEqual([1, 2, 3, 4]);
  expect(mapSvg(map, 0)).not.toContain(star);
});

test('a map has a picture in each direction: the beacon in another corner, the faces turned on', () => {
  const places = TURNS.map((direction) => {
    const svg = mapSvg(map, direction);
    expect(wellFormed(svg)).toBe(true);
    return [...(/<svg x="([\d.]+)" y="([\d.]+)" width="108"/.exec(svg) ?? [])].slice(1).map(Number);
  });
  expect(places).toEqual([
    [13, 13],
    [223, 13],
    [223, 223],
    [13, 223],
  ]);
  const rotations = (direction: 0 | 1) =>
    [
      ...mapSvg(map, direction).matchAll(
        /viewBox="0 0 100 100"[^>]*><g transform="rotate\((\d+) 50 50\)/g,
      ),
    ].map(([, angle]) => Number(angle));
  expect(rotations(1)).toEqual(rotations(0).map((angle) => (angle + 90) % 360));
});

test('a title cannot break out of its picture', () => {
  expect(mapSvg(map, 0, '"><script>')).toContain('aria-label="&quot;>&lt;script>"');
});
