/**
 * The eight buildings, drawn from the side on a square of 100. The two sides of
 * a building differ in one fair detail. BU-1.4
 */

import type { Building, Side } from '../maps/map.ts';
import { box, cast, disc, type Hue, inked, line, oval, shape } from './brushes.ts';
import { HUES } from './hues.ts';

/** A building alone, without card or sky; its feet stand at 87 of 100. */
export function figure(building: Building, side: Side): string {
  return FIGURES[building](side, HUES[building]);
}

const FIGURES: Readonly<Record<Building, (side: Side, hue: Hue) => string>> = {
  1: glasshouse,
  2: rocketPad,
  3: waterTank,
  4: roverGarage,
  5: radioDish,
  6: habitatStack,
  7: observatory,
  8: solarMast,
};

function glasshouse(side: Side, hue: Hue): string {
  const dome = 'M11 80 V65 A39 39 0 0 1 89 65 V80Z';
  const trees =
    side === 'A' ? tree(33, 59) + tree(67, 59) : tree(26, 61) + tree(74, 61) + tree(50, 49);
  return (
    cast(shape(dome, hue.deep)) +
    box(42, 18.6, 16, 10, 3.4, hue.dark, inked(hue)) +
    box(45, 21, 7, 2.2, 1.1, hue.light) +
    shape(dome, '#d4f5da') +
    shape('M89 80 V65 A39 39 0 0 0 61 27.6 C73 37 79 50 79 64 V80Z', '#a6e0b7') +
    line(
      'M50 27 V46 M27 34.4 C22 44 20 54 20 64 M73 34.4 C78 44 80 54 80 64 M12 65 H88',
      '#8fd0a4',
      1.7,
    ) +
    shape('M16.4 63 C17 48 25 36.4 37 31.2 C29 39 24 50 23.4 63Z', '#ffffff', 'fill-opacity=".9"') +
    trees +
    shape(dome, 'none', inked(hue)) +
    box(6, 77.6, 88, 9.4, 3.8, hue.main, inked(hue)) +
    box(10, 79.8, 62, 2.3, 1.15, hue.light)
  );
}

function rocketPad(side: Side, hue: Hue): string {
  const body = 'M50 4.5 C63 16 69 31 69 47 V75 H31 V47 C31 31 37 16 50 4.5Z';
  const hole = (y: number) =>
    disc(50, y, 8.8, '#fff4e0', inked(hue, 3.2)) +
    disc(50, y, 5.4, '#234f9c') +
    line(`M46.7 ${y + 0.4} A3.5 3.5 0 0 1 50.4 ${y - 3.2}`, '#a9dcff', 1.9);
  return (
    cast(shape(body, hue.deep) + shape('M33 51 L13 80 H36Z M67 51 L87 80 H64Z', hue.deep)) +
    shape('M33 51 C24 58 16 68 13 80 H36Z', hue.dark, inked(hue)) +
    shape('M67 51 C76 58 84 68 87 80 H64Z', '#8c1f2c', inked(hue)) +
    line('M19 76 C22 68 26 62 31 58', hue.light, 2) +
    shape('M41 74 H59 L63 83.4 H37Z', '#8f84b8', inked(hue)) +
    shape('M53 75.6 H58 L61 82 H54Z', '#6a5f92') +
    shape(body, hue.main) +
    shape('M50 4.5 C63 16 69 31 69 47 V75 H59 V46 C59 29 57 15 50 4.5Z', hue.dark) +
    shape('M50 4.5 C43.4 10.4 38.6 17.4 35.4 25.6 H64.6 C61.4 17.4 56.6 10.4 50 4.5Z', '#fff4e0') +
    shape('M50 4.5 C55 11 57.6 18 58.4 25.6 H64.6 C61.4 17.4 56.6 10.4 50 4.5Z', '#e8d2b4') +
    line('M35.6 26 H64.4', hue.deep) +
    line('M37.4 34 C36.2 39 35.8 44 35.8 52 V60', hue.light, 2.6) +
    shape(body, 'none', inked(hue)) +
    hole(40.4) +
    (side === 'B' ? hole(61.2) : '') +
    box(19, 81.2, 62, 6.4, 2.6, '#b3a8d6', inked(hue)) +
    box(23, 82.9, 36, 1.7, 0.8, '#e2daf6')
  );
}

function waterTank(side: Side, hue: Hue): string {
  const level = side === 'A' ? 30 : 62;
  const dx = Math.sqrt(31 * 31 - (level - 45.5) ** 2);
  const wet = `M${50 - dx} ${level} A31 31 0 ${level < 46 ? 1 : 0} 0 ${50 + dx} ${level}Z`;
  const wetShade =
    level < 46
      ? `M${50 + dx} ${level} A31 31 0 0 1 36 73.2 C60 72.6 73 56 ${50 + dx - 9} ${level}Z`
      : `M${50 + dx} ${level} A31 31 0 0 1 41 75.2 C56 75 65 70 ${50 + dx - 9} ${level}Z`;
  return (
    cast(disc(50, 45.5, 32, hue.deep)) +
    line('M29 66 L21 85 M71 66 L79 85 M50 74 V85', hue.deep, 7) +
    line('M28.4 68 L22.6 82', '#4f9aa0', 1.8) +
    box(41.5, 6.4, 17, 10.6, 3.2, hue.dark, inked(hue)) +
    box(45, 9, 7, 2.2, 1.1, hue.light) +
    line('M8.6 45.5 H20 M80 45.5 H91.4', hue.deep, 6.6) +
    disc(50, 45.5, 31, '#fbfffb') +
    shape('M81 45.5 A31 31 0 0 0 60 16.2 C72 26 74 36 73 45.5Z', '#d8efe8') +
    shape(wet, hue.main) +
    shape(wetShade, hue.dark) +
    line(`M${50 - dx} ${level} H${50 + dx}`, hue.deep, 3) +
    line(`M${50 - dx + 5.6} ${level + 4.6} H${50 + dx - 13}`, hue.light, 2.4) +
    line('M20 45.5 H30 M70 45.5 H80', hue.deep, 4.4) +
    line('M27.6 33 A26 26 0 0 1 39 22.4', '#ffffff', 3.6) +
    disc(50, 45.5, 31, 'none', inked(hue, 3.7))
  );
}

function roverGarage(side: Side, hue: Hue): string {
  const wall = 'M13 86 V44 L50 15 L87 44 V86Z';
  const slat = (y: number) =>
    box(26.4, y, 47.2, 9.2, 1.2, '#fff0d2') + box(26.4, y + 6.2, 47.2, 3, 1.2, '#e3c08a');
  const door = side === 'A' ? slat(54.2) + slat(65) + slat(75.8) : slat(54.2) + slat(65);
  return (
    cast(shape(wall, hue.deep)) +
    shape(wall, hue.main) +
    shape('M87 86 V44 L75 35 V86Z', '#a8612f') +
    shape('M13 44 V86 H17.4 V44Z', hue.light) +
    shape(wall, 'none', inked(hue)) +
    box(22.6, 50.6, 54.8, 37, 3, '#2e1c4c') +
    door +
    shape('M50 7.6 L96 43.4 L89 52 L50 21.6 L11 52 L4 43.4Z', hue.dark, inked(hue)) +
    line('M11 43.6 L49.4 13.6', '#d08c58', 2.6) +
    disc(50, 37.4, 7, '#fff4e0', inked(hue)) +
    disc(50, 37.4, 2.7, hue.deep)
  );
}

function radioDish(side: Side, hue: Hue): string {
  const wave = (r: number) => {
    const x = r * Math.sin(0.9);
    const y = r * Math.cos(0.9);
    return line(`M${50 - x} ${31 - y} A${r} ${r} 0 0 1 ${50 + x} ${31 - y}`, hue.deep, 4.8);
  };
  const bowl = 'M13 45 H87 C86 64 69 75.4 50 75.4 C31 75.4 14 64 13 45Z';
  return (
    cast(shape(bowl, hue.deep)) +
    shape('M42 72 H58 L70 87.4 H30Z', '#8f84b8', inked(hue)) +
    shape('M53 73.6 H57 L67 86 H57Z', '#6a5f92') +
    line('M39 80 L35.4 85', '#d5ccf0', 2) +
    shape(bowl, hue.main) +
    shape('M87 45 C86 64 69 75.4 50 75.4 C46 75.4 42 75 38.6 74 C62 71.6 74 60 76 45Z', hue.dark) +
    line('M20.4 52 C22.6 60 29 66 36.4 69', hue.light, 3) +
    shape(bowl, 'none', inked(hue)) +
    oval(50, 45.4, 37, 6.6, '#f3faff', inked(hue)) +
    shape(
      'M18 46.6 C28 51.4 72 51.4 82 46.6 C76 43.6 60 47.4 50 47.4 C40 47.4 24 43.6 18 46.6Z',
      '#b9dbf8',
    ) +
    line('M50 45.5 V32', hue.deep, 5) +
    disc(50, 30.4, 5.8, '#ffc65c', inked(hue)) +
    disc(48.4, 28.8, 1.6, '#fff4e0') +
    wave(14.4) +
    (side === 'B' ? wave(24) : '')
  );
}

function habitatStack(side: Side, hue: Hue): string {
  const block = (x: number, y: number, w: number, t: number) =>
    box(x, y, w, t, 3.4, hue.main, inked(hue)) +
    box(x + w * 0.74, y + 1.7, w * 0.26 - 1.7, t - 3.4, 1.8, hue.dark) +
    box(x + 3.2, y + 3.2, w * 0.48, 2.3, 1.15, '#fff0bd');
  const pane = (x: number, y: number) => box(x, y, 11.4, 8.8, 2, hue.deep);
  const lit =
    box(32, 45.6, 36, 13.4, 2.6, hue.deep) +
    (side === 'B' ? box(35, 48.4, 30, 7.8, 1.2, '#ffffff') : '');
  return (
    cast(
      box(37, 16, 26, 70, 3, hue.deep) +
        box(23, 38, 54, 48, 3, hue.deep) +
        box(8, 62, 84, 25, 3, hue.deep),
    ) +
    line('M50 15 V8', hue.deep, 3.4) +
    disc(50, 6.8, 3.5, '#e8513d', inked(hue, 2.4)) +
    block(36, 15.6, 28, 24) +
    block(22, 38.4, 56, 26) +
    block(7, 63, 86, 24) +
    pane(44.3, 24.4) +
    pane(17.6, 71.6) +
    pane(71, 71.6) +
    lit +
    shape('M43.6 87 V76.4 A6.4 6.4 0 0 1 56.4 76.4 V87Z', '#9a5f10', inked(hue, 2.8))
  );
}

function observatory(side: Side, hue: Hue): string {
  const ring = (x: number) => box(x, -12.8, 7, 25.6, 2, hue.deep);
  const scope = (only?: string) =>
    `<g transform="translate(40 59) rotate(-43)">${only ?? box(8, -9.6, 56, 19.2, 3, '#fff7e6', inked(hue)) + box(9.7, 2, 52, 5.9, 1.5, '#dfc9ee') + (side === 'A' ? ring(43.4) : ring(36) + ring(49)) + box(60.6, -12, 8.4, 24, 2.6, '#ffc65c', inked(hue)) + box(62.4, -9.6, 2.2, 11, 1.1, '#fff4e0')}</g>`;
  const dome = 'M11 60 A29.5 29.5 0 0 1 70 60Z';
  return (
    cast(
      shape(dome, hue.deep) +
        box(15, 58, 51, 28, 2, hue.deep) +
        scope(box(8, -9.6, 61, 19.2, 3, hue.deep)),
    ) +
    scope() +
    shape(dome, hue.main) +
    shape('M70 60 A29.5 29.5 0 0 0 47 31.4 C57 39 61 49 60 60Z', hue.dark) +
    line('M18.6 55 C20 47 24 41 30.4 37.4', hue.light, 3) +
    shape(dome, 'none', inked(hue)) +
    box(15.6, 62, 49.8, 25, 2, '#d9c1f7', inked(hue)) +
    box(53, 63.7, 10.7, 21.6, 1, '#b48de6') +
    box(8, 57.4, 65, 7.8, 3.2, hue.dark, inked(hue)) +
    box(11.4, 59.3, 40, 2, 1, hue.light) +
    shape('M33.4 87 V77.4 A7.1 7.1 0 0 1 47.6 77.4 V87Z', hue.deep) +
    disc(24.4, 74.6, 2.9, hue.deep) +
    disc(57, 74.6, 2.9, hue.deep)
  );
}

function solarMast(side: Side, hue: Hue): string {
  const wing = (x: number) => {
    const count = side === 'A' ? 2 : 3;
    const width = 39;
    const gap = 3.5;
    const cell = (width - gap * (count + 1)) / count;
    let out = box(x, 29, width, 35, 3, hue.deep);
    for (let i = 0; i < count; i++) {
      const cx = x + gap + i * (cell + gap);
      out +=
        box(cx, 32.5, cell, 28, 1.2, '#6b78ee') +
        shape(`M${cx} 60.5 V47 L${cx + cell} 38 V60.5Z`, '#4350c9') +
        shape(`M${cx} 40.5 V36.4 L${cx + cell * 0.5} 32.5 H${cx + cell}Z`, '#b9c2ff');
    }
    return out;
  };
  return (
    cast(
      box(3, 29, 39, 35, 3, hue.deep) +
        box(58, 29, 39, 35, 3, hue.deep) +
        box(46.6, 14, 7, 60, 2, hue.deep),
    ) +
    line('M40 46.5 H60', hue.deep, 6.6) +
    shape('M43 69 H57 L70 87.4 H30Z', '#8f84b8', inked(hue)) +
    shape('M52.6 70.6 H56 L67 86 H57Z', '#6a5f92') +
    line('M40.6 77 L35.4 85', '#d5ccf0', 2) +
    line('M50 16 V71', hue.deep, 7.6) +
    line('M49 20 V68', hue.light, 2.2) +
    wing(3) +
    wing(58) +
    disc(50, 12.6, 7.8, '#ffc65c', inked(hue)) +
    disc(47.6, 10.4, 2.4, '#fff4e0')
  );
}

function tree(x: number, y: number): string {
  return (
    box(x - 2.2, y + 6, 4.4, 81 - y - 6, 1.4, '#5a3626') +
    disc(x, y, 10.6, '#0d5238') +
    disc(x - 0.8, y - 1, 9, '#17744c') +
    disc(x - 3.2, y - 3.6, 4.4, '#4db57b')
  );
}
