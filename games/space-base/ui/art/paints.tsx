/** The gradients that ships, skies and settlements are shaded with: every drawing that refers to one brings them along. */

type Stop = readonly [offset: number, colour: string, opacity?: number];

interface Direction {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const DOWN: Direction = { x1: 0, y1: 0, x2: 0, y2: 1 };
const ALONG: Direction = { x1: 0, y1: 0, x2: 1, y2: 0 };
/** Moons are lit from the upper right. */
const MOONLIGHT: Direction = { x1: 1, y1: 0, x2: 0, y2: 1 };

const LINEAR: Readonly<Record<string, { along?: Direction; stops: readonly Stop[] }>> = {
  hull: {
    stops: [
      [0, '#fff6e0', 0.5],
      [0.28, '#fff6e0', 0.08],
      [0.5, '#1a1030', 0],
      [0.52, '#1a1030', 0.22],
      [1, '#1a1030', 0.62],
    ],
  },
  dome: {
    stops: [
      [0, '#fff6e0', 0.45],
      [0.5, '#fff6e0', 0.05],
      [1, '#1a1030', 0.22],
    ],
  },
  flame: {
    along: ALONG,
    stops: [
      [0, '#ff9a4a', 0],
      [0.55, '#ffb65c', 0.75],
      [1, '#fff3cf'],
    ],
  },
  glass: {
    stops: [
      [0, '#bfe3f2', 0.42],
      [0.6, '#ffe3ae', 0.16],
      [1, '#ffd08a', 0.4],
    ],
  },
  'sky-0': {
    stops: [
      [0, '#1b1e3a'],
      [0.55, '#3e4468'],
      [0.85, '#8a7c92'],
      [1, '#cba393'],
    ],
  },
  'sky-1': {
    stops: [
      [0, '#0f2240'],
      [0.5, '#1f5470'],
      [0.82, '#6e9a95'],
      [1, '#f0be8e'],
    ],
  },
  'sky-2': {
    stops: [
      [0, '#261043'],
      [0.5, '#6b2560'],
      [0.82, '#c9566a'],
      [1, '#ffaa6b'],
    ],
  },
  'sky-3': {
    stops: [
      [0, '#2a1526'],
      [0.42, '#84361f'],
      [0.78, '#de8a35'],
      [1, '#ffdf95'],
    ],
  },
  'sky-colony': {
    stops: [
      [0, '#0c1430'],
      [0.45, '#1c3a66'],
      [0.75, '#6a6c93'],
      [1, '#f2b982'],
    ],
  },
  'moon-0': {
    along: MOONLIGHT,
    stops: [
      [0, '#c9c0cc'],
      [1, '#4c5074'],
    ],
  },
  'moon-1': {
    along: MOONLIGHT,
    stops: [
      [0, '#ffe0b4'],
      [0.55, '#5e93a0'],
      [1, '#1f4c69'],
    ],
  },
  'moon-2': {
    along: MOONLIGHT,
    stops: [
      [0, '#ffd09a'],
      [0.55, '#c0466a'],
      [1, '#5a1f5c'],
    ],
  },
  'moon-3': {
    along: MOONLIGHT,
    stops: [
      [0, '#fff0c2'],
      [0.55, '#e08b3e'],
      [1, '#7e3420'],
    ],
  },
  'moon-colony': {
    along: MOONLIGHT,
    stops: [
      [0, '#ffe6be'],
      [0.55, '#7e7fa8'],
      [1, '#22406b'],
    ],
  },
};

interface Centre {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

const RADIAL: Readonly<Record<string, { at?: Centre; stops: readonly Stop[] }>> = {
  ball: {
    at: { cx: 0.62, cy: 0.28, r: 0.85 },
    stops: [
      [0, '#fff8e6', 0.65],
      [0.35, '#fff6e0', 0.08],
      [0.62, '#1a1030', 0.18],
      [1, '#1a1030', 0.7],
    ],
  },
  glow: {
    stops: [
      [0, '#ffd88a', 0.9],
      [0.4, '#ffc46b', 0.35],
      [1, '#ffc46b', 0],
    ],
  },
  portal: {
    stops: [
      [0, '#fffbef'],
      [0.35, '#ffe2a2'],
      [0.7, '#f0905c'],
      [1, '#7a3a78'],
    ],
  },
};

export function Paints() {
  return (
    <defs>
      {Object.entries(LINEAR).map(([name, { along = DOWN, stops }]) => (
        <linearGradient key={name} id={`paint-${name}`} {...along}>
          {stops.map(stopAt)}
        </linearGradient>
      ))}
      {Object.entries(RADIAL).map(([name, { at, stops }]) => (
        <radialGradient key={name} id={`paint-${name}`} {...at}>
          {stops.map(stopAt)}
        </radialGradient>
      ))}
    </defs>
  );
}

function stopAt([offset, colour, opacity]: Stop) {
  return <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />;
}
