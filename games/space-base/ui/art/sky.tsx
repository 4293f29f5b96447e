/** The painted sky behind a ship, 160 by 100: the level decides the hour, the registry what hangs in it. */

import { tenth } from '@starboard/look/art/brushes.tsx';
import { Lights } from '@starboard/look/art/stars.tsx';
import { readRegistry } from './registry.ts';

/** Starting ships fly at night, levels 1 to 3 at dawn, dusk and in gold. */
export type Hour = 0 | 1 | 2 | 3 | 'colony';

export function PaintedSky({ hour, registry }: { hour: Hour; registry: string }) {
  const { digits } = readRegistry(registry);
  const [a, b, c, d] = digits;
  const key = a * 31 + b * 17 + c * 7 + d * 3;
  return (
    <>
      <rect width={160} height={100} fill={`url(#paint-sky-${hour})`} />
      <Starlight key={key} seed={key} />
      <Moon shape={d % 5} x={24 + ((key * 11) % 112)} hour={hour} />
      <Haze y={78} height={9} fill={HAZE[hour]} opacity={0.16} />
      <Haze y={88} height={7} fill={HAZE[hour]} opacity={0.2} />
    </>
  );
}

const HAZE: Readonly<Record<Hour, string>> = {
  0: '#e9b796',
  1: '#f7b98a',
  2: '#ff9a62',
  3: '#ffe0a0',
  colony: '#f5b36e',
};

function Starlight({ seed }: { seed: number }) {
  const stars = Array.from({ length: 16 }, (_, star) => ({
    x: (seed * 13 + star * 47) % 160,
    y: (seed * 7 + star * 29) % 58,
    radius: ((seed + star * 5) % 4) * 0.25 + 0.5,
    light: tenth(0.35 + ((star * 3 + seed) % 5) * 0.12),
  }));
  return (
    <g fill="#fff3d9">
      <Lights of={stars} />
    </g>
  );
}

function Moon({ shape, x, hour }: { shape: number; x: number; hour: Hour }) {
  const moon = `url(#paint-moon-${hour})`;
  switch (shape) {
    case 0:
      return <circle cx={x} cy={26} r={17} fill={moon} />;
    case 1:
      return (
        <>
          <circle cx={x} cy={30} r={13} fill={moon} />
          <ellipse
            cx={x}
            cy={30}
            rx={25}
            ry={5}
            fill="none"
            stroke={HAZE[hour]}
            strokeWidth={1.8}
            strokeOpacity={0.75}
            transform={`rotate(-16 ${x} 30)`}
          />
        </>
      );
    case 2:
      return (
        <>
          <circle cx={x} cy={24} r={8} fill={moon} />
          <circle cx={(x + 34) % 150} cy={40} r={4} fill={moon} />
        </>
      );
    case 3:
      return <circle cx={x < 80 ? 6 : 154} cy={96} r={62} fill={moon} fillOpacity={0.85} />;
    default:
      return (
        <>
          <circle cx={x} cy={34} r={22} fill={HAZE[hour]} fillOpacity={0.16} />
          <circle cx={x} cy={34} r={13} fill={HAZE[hour]} fillOpacity={0.28} />
          <circle cx={x} cy={34} r={7} fill="#fff3d6" />
        </>
      );
  }
}

function Haze(props: { y: number; height: number; fill: string; opacity: number }) {
  const { y, height } = props;
  const [crest, fall, rise] = [0.2, 0.3, 0.4].map((part) => tenth(-height * part));
  return (
    <path
      d={`M0 ${y} q20 ${-height} 42 ${crest} t46 ${fall} t40 ${tenth(height * 0.1)} t34 ${rise} V100 H0 Z`}
      fill={props.fill}
      fillOpacity={props.opacity}
    />
  );
}
