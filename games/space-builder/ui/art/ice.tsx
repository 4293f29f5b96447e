/** A frozen building in its block of ice; the chosen one breaks free and lets the light in. */

import { card, type SetName } from '../../art/index.ts';
import type { Building } from '../../maps/map.ts';
import { Drawing } from './drawing.tsx';

export function IceBlock(props: {
  building: Building;
  set: SetName;
  broken: boolean;
  className?: string | undefined;
}) {
  const { building, set, broken } = props;
  return (
    <svg className={props.className} viewBox="-16 -16 152 152" aria-hidden="true">
      {broken ? (
        <>
          <circle cx={60} cy={60} r={74} fill="var(--color-glow-2)" />
          <circle cx={60} cy={60} r={66} fill="var(--color-glow-3)" />
        </>
      ) : (
        <>
          <path d={BLOCK} fill="#8ecdf2" fillOpacity={0.45} />
          <path d={CORE} fill="#c3e9ff" fillOpacity={0.55} />
        </>
      )}
      <svg x={0} y={0} width={120} height={120} viewBox="0 0 120 120" aria-hidden="true">
        <Drawing viewBox="0 0 120 120" text={card(building, 'A', set, !broken)} />
      </svg>
      {broken ? (
        SHARDS.map(([x, y, angle, size], index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
            <path d={CUTS[index % CUTS.length]} fill="#7fc3ee" transform="translate(1.4 1.6)" />
            <path d={CUTS[index % CUTS.length]} fill="#e6f7ff" />
          </g>
        ))
      ) : (
        <>
          <path d={CRACKS} fill="none" stroke="#fff" strokeWidth={3} strokeOpacity={0.9} />
          <path d="M2 26V60M10 8L40 4" stroke="#fff" strokeWidth={4} strokeOpacity={0.8} />
        </>
      )}
    </svg>
  );
}

const BLOCK =
  'M-8 6 L8 -8 L54 -11 L112 -8 L128 10 L131 60 L127 114 L110 128 L62 131 L8 127 L-9 110 L-11 56Z';
const CORE =
  'M-4 10 L10 -3 L60 -5 L108 -3 L122 12 L124 62 L121 110 L107 122 L60 125 L12 121 L-3 107 L-5 58Z';
const CRACKS =
  'M10 -3 L26 14 L20 40 M108 -3 L100 22 L112 40 M-3 107 L22 98 L30 112 M121 110 L104 96';
const CUTS = [
  'M-9 -5 L6 -10 L9 6 L-3 9Z',
  'M-4 -11 L8 2 L-2 10 L-9 1Z',
  'M0 -12 L7 5 L-8 8Z',
  'M-10 -3 L3 -8 L10 0 L2 8Z',
];
const SHARDS: readonly (readonly [x: number, y: number, angle: number, size: number])[] = [
  [-10, 34, 20, 1.1],
  [-5, 92, 70, 0.9],
  [20, -11, 130, 1],
  [92, -10, 10, 1.25],
  [128, 20, 200, 0.8],
  [131, 70, 95, 1.2],
  [104, 126, 300, 1],
  [34, 130, 250, 1.15],
  [62, -16, 40, 0.6],
  [-16, 62, 160, 0.6],
  [136, 104, 30, 0.6],
];
