/** Cruisers: pointed both ways for the stars, ahead alone for cargo. */

import { Ball, Bar, Crate, Flame, INK, LAMP, Nozzle, Plate, Rim, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';

export function StarCruiser({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  const [, b, c] = digits;
  return (
    <>
      <Flame x={16} y={44} height={7} length={14} />
      <g transform="matrix(-1 0 0 1 160 0)">
        <Flame x={16} y={44} height={7} length={14} />
      </g>
      <Plate d="M12 44 Q44 29 80 28 Q116 29 148 44 Q116 59 80 60 Q44 59 12 44 Z" fill={hull} />
      <Plate d={`M62 30 L74 ${10 - (b % 3) * 2} H86 L98 30 Q80 26 62 30 Z`} fill={trim} />
      <Plate d="M66 58 L75 70 H85 L94 58 Q80 62 66 58 Z" fill={trim} />
      <path
        d="M44 38 l-15 6 l15 6 v-3.4 l-6 -2.6 l6 -2.6 Z M116 38 l15 6 l-15 6 v-3.4 l6 -2.6 l-6 -2.6 Z"
        fill={INK}
        fillOpacity={0.62}
      />
      <Ball x={80} y={44} r={11} fill={dark} />
      <circle cx={80} cy={44} r={6.4} fill={LAMP} />
      <circle cx={78} cy={42} r={2.4} fill="#fff8e6" />
      <Windows x={53} y={42.4} count={2} step={6} size={[4, 3.2]} watch={c} />
      <Windows x={97} y={42.4} count={2} step={6} size={[4, 3.2]} watch={c} />
      <Rim d="M14 43 Q44 29.4 80 28.6 Q116 29.4 146 43" />
    </>
  );
}

export function CargoCruiser({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  const [, , c] = digits;
  return (
    <>
      <Nozzle x={12} y={44} height={12} fill={dark} />
      <Crate at={[22, 30, 20, 12]} fill={trim} />
      <Crate at={[22, 47, 20, 12]} fill="#d9c7a4" />
      <Bar at={[18, 41, 40, 7]} round={1.5} fill={dark} />
      <Plate d="M46 26 L104 30 Q136 36 152 44 Q136 52 104 58 L46 62 L56 44 Z" fill={hull} />
      <Plate d="M58 27 L70 10 H84 L92 29 Z" fill={trim} />
      <path d="M112 37 l18 7 l-18 7 v-4 l8 -3 l-8 -3 Z" fill={INK} fillOpacity={0.6} />
      <Windows x={66} y={42} count={4 + (c % 2)} step={8} size={[4.6, 4]} watch={c} />
      <Rim d="M47 26.4 L104 30.4 Q130 35 145 41.5" />
    </>
  );
}
