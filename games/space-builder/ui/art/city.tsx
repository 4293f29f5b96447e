/** Space Builder's window: a small city around its beacon, on the edge of a paper planet. */

import { tenth } from '@starboard/look/art/brushes.tsx';
import { Stars } from '@starboard/look/art/stars.tsx';
import type { ReactNode } from 'react';
import { Beacon } from './beacon.tsx';
import {
  type Building,
  Glasshouse,
  HabitatStack,
  Observatory,
  RadioDish,
  RocketPad,
  WaterTank,
} from './buildings.tsx';

const WIDTH = 660;
const HEIGHT = 292;
const MIDDLE = WIDTH / 2;
const RADIUS = 2600;
const TOP = HEIGHT * 0.8;
const CENTRE = TOP + RADIUS;
const SPREAD = 93;

/** Where each stands, counted from the beacon in the middle. */
const SKYLINE: readonly (readonly [place: number, building: Building])[] = [
  [-3, Glasshouse],
  [-2, RadioDish],
  [-1, RocketPad],
  [1, HabitatStack],
  [2, Observatory],
  [3, WaterTank],
];

export function City({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--color-sky-1)" />
      <Glow radius={396} fill="var(--color-sky-2)" />
      <Glow radius={317} fill="var(--color-glow-1)" />
      <Glow radius={243} fill="var(--color-glow-2)" />
      <Glow radius={174} fill="var(--color-glow-3)" />
      <Stars seed={5} count={54} width={WIDTH} height={HEIGHT * 0.7} />
      <Standing place={0} size={176}>
        <Beacon />
      </Standing>
      {SKYLINE.map(([place, Art]) => (
        <Standing key={place} place={place} size={120}>
          <Art />
        </Standing>
      ))}
      <circle cx={MIDDLE} cy={CENTRE + 3} r={RADIUS + 8} fill="#1b0f35" opacity={0.3} />
      <circle cx={MIDDLE} cy={CENTRE} r={RADIUS} fill="var(--color-soil-lit)" />
      <circle cx={MIDDLE} cy={CENTRE + 16} r={RADIUS} fill="var(--color-soil)" />
      <circle cx={MIDDLE} cy={CENTRE + 36} r={RADIUS} fill="var(--color-soil-far)" />
    </svg>
  );
}

/** Stands something 100 wide on the planet's edge, upright to the ground there. */
function Standing(props: { place: number; size: number; children: ReactNode }) {
  const angle = (props.place * SPREAD) / RADIUS;
  const x = tenth(MIDDLE + RADIUS * Math.sin(angle));
  const y = tenth(CENTRE - RADIUS * Math.cos(angle));
  const turn = tenth((angle * 180) / Math.PI);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${props.size / 100}) translate(-50 -85)`}
    >
      {props.children}
    </g>
  );
}

function Glow({ radius, fill }: { radius: number; fill: string }) {
  return <circle cx={MIDDLE} cy={TOP - HEIGHT * 0.16} r={radius} fill={fill} />;
}
