/**
 * Ships of Space Base, 160 by 80, drawn from class and registry.
 *
 * A class decides the silhouette. The registry decides the rest: its letter the
 * livery, its digits the modules, the tower or fin, and which windows are lit.
 */

import { Line } from '@starboard/look/art/brushes.tsx';
import type { ReactElement } from 'react';
import { Ball, Bar, Flame, INK, LAMP, Light, Nozzle, Plate, Rim, Windows } from './hull.tsx';

type ShipClass = keyof typeof CLASSES;

export interface ShipProps {
  readonly kind: ShipClass;
  /** Four digits and a letter from A to H, as in `4713-C`. */
  readonly registry: Registry;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function Ship({ kind, registry, x, y, width }: ShipProps) {
  const Drawing = CLASSES[kind];
  return (
    <svg x={x} y={y} width={width} height={width / 2} viewBox="0 0 160 80" aria-hidden="true">
      <Drawing {...read(registry)} />
    </svg>
  );
}

function Carrier({ hull, trim, dark, digits: [a, b, c, d] }: Build) {
  const prow = [
    'M14 42 L152 42 L132 56 L104 62 H30 L14 57 Z',
    'M14 42 H152 L146 52 Q128 63 96 64 H26 Q14 60 14 52 Z',
    'M14 42 H152 L138 49 L148 55 L112 60 L98 66 H34 L14 56 Z',
  ][(a + c) % 3] as string;
  const deck = 'M14 42 L26 36 H140 L152 42 Z';
  const tower = 34 + (b % 4) * 5;
  return (
    <>
      <Nozzle x={11} y={45} height={9} fill={dark} />
      <Nozzle x={11} y={55} height={9} fill={dark} />
      <Plate d={prow} fill={hull} />
      <path d={deck} fill="#fff3da" opacity={0.92} />
      <path d={deck} fill={hull} opacity={0.55} />
      {[64, 76, 88, 100, 112, 124].map((x) => (
        <path key={x} d={`M${x} 40.2 h6 l1 -1.6 h-6 Z`} fill={trim} opacity={0.95} />
      ))}
      <Windows x={24} y={49} count={6 + (c % 4)} step={9} size={[4.8, 3.4]} watch={c} />
      <Line d="M20 46 H142" ink={trim} width={1.8} />
      <Plate d={`M${tower} 37 L${tower + 3} 22 H${tower + 16} L${tower + 21} 37 Z`} fill={hull} />
      <Windows x={tower + 5} y={26} count={3} step={4} size={[2.6, 2.8]} watch={d} />
      <Line d={`M${tower + 9} 22 V9`} ink={dark} width={1.6} />
      <path d={`M${tower + 9.6} 9 l13 3.2 l-13 4.6 Z`} fill={trim} />
      <path d="M126 26 l-9 -3 l2.4 3 l-2.4 3 Z" fill="#fff0cf" />
      <Line d="M115 26 h-8" ink={LAMP} width={1} />
      <path d="M144 20 l-7.2 -2.4 l1.9 2.4 l-1.9 2.4 Z" fill="#fff0cf" />
      <Line d="M135.2 20 h-6.4" ink={LAMP} width={1} />
      <Rim d="M26.5 36 H140 L150.5 41.4" />
    </>
  );
}

function CommandCruiser({ hull, trim, dark, digits: [, b, c] }: Build) {
  const cap = 'M98.6 45.5 A20 20 0 0 1 137.4 45.5 Z';
  return (
    <>
      <Nozzle x={10} y={40} height={9} fill={dark} />
      <Nozzle x={10} y={50} height={9} fill={dark} />
      <Plate d={`M30 36 L20 ${14 + (b % 3) * 2} H34 L60 36 Z`} fill={trim} />
      <Plate d="M34 54 L26 68 H38 L62 54 Z" fill={trim} />
      <Plate d="M16 35 H96 L112 39 V51 L96 56 H16 Z" fill={hull} />
      <Windows x={24} y={40} count={5 + (c % 3)} step={8} size={[4.8, 3.6]} watch={c} />
      <Bar at={[22, 48, 70, 3]} round={1.5} fill={trim} flat />
      <Ball x={118} y={44} r={20} fill={hull} />
      <ellipse cx={118} cy={47} rx={30} ry={4.6} fill="none" stroke={dark} strokeWidth={3} />
      <path d={cap} fill={hull} />
      <path d={cap} fill="url(#dome)" />
      <circle cx={109} cy={41} r={2.8} fill={LAMP} />
      <circle cx={118} cy={35} r={2.8} fill={LAMP} />
      <circle cx={127} cy={29.5} r={2.8} fill={LAMP} />
      <Line d="M118 24 V12" ink={dark} width={1.8} />
      <Light x={118} y={11} r={1.7} />
      <Rim d="M102 32 A20 20 0 0 1 134 32" />
    </>
  );
}

function Tanker({ hull, trim, dark, digits: [, , , d] }: Build) {
  return (
    <>
      <Nozzle x={12} y={38} height={10} fill={dark} />
      <Nozzle x={12} y={50} height={10} fill={dark} />
      <Bar at={[20, 32, 12, 24]} round={2} fill={trim} />
      <Bar at={[30, 47, 92, 4]} round={1} fill={dark} />
      <Line
        d="M34 58 H118 M34 49 l8 9 l8 -9 l8 9 l8 -9 l8 9 l8 -9 l8 9 l8 -9 l8 9"
        ink={dark}
        width={1.8}
      />
      {[46, 74, 102].map((x, index) => (
        <g key={x}>
          <Ball x={x} y={34} r={14.5} fill={index === d % 3 ? trim : hull} />
          <g opacity={0.35}>
            <Line d={`M${x - 13.5} 36 Q${x} 42 ${x + 13.5} 36`} ink={INK} width={1.6} />
          </g>
          <Bar at={[x - 4, 31, 8, 8]} round={1.6} fill={LAMP} flat />
          <Line d={`M${x} 19 v-5`} ink={dark} width={2} />
        </g>
      ))}
      <Line d="M46 14 H102" ink={dark} width={2} />
      <Plate d="M118 30 H130 Q147 35 150 46 Q146 56 132 59 H118 Z" fill={hull} />
      <path d="M131 35 Q142 38 145 44 H131 Z" fill={LAMP} />
      <Bar at={[120, 49, 18, 3]} round={1.5} fill={trim} flat />
      <Rim d="M119 30.4 H130 Q139 32.6 145 38" />
    </>
  );
}

function StarCruiser({ hull, trim, dark, digits: [, b, c] }: Build) {
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
        opacity={0.62}
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

function Tug({ hull, trim, dark, digits: [, b, c] }: Build) {
  return (
    <g transform="translate(6 0)">
      <Flame x={30} y={44} height={28} length={24} />
      <Plate d="M44 34 L30 26 V62 L44 54 Z" fill={dark} />
      <Bar at={[43, 29, 8, 30]} round={2} fill={trim} />
      <Plate d="M50 28 H86 Q98 32 100 44 Q98 56 86 60 H50 Z" fill={hull} />
      <Bar at={[52, 48, 42, 4]} round={2} fill={trim} flat />
      <Plate d="M58 29 L62 15 H82 L88 29 Z" fill={hull} />
      <path d="M66 18 H80 L83 26 H64 Z" fill={LAMP} />
      <Line d="M73 18 V26" ink={dark} width={1.4} />
      <Windows x={56} y={38} count={3 + (c % 2)} step={8} size={[4.8, 4.4]} watch={c} />
      <Rim d="M62.4 15.4 H82" />
      <Rim d="M86 28.4 Q95 31 98.6 39" />
      <Line d="M96 34 L110 26 L120 30 M96 54 L110 62 L120 58" ink={dark} width={4} />
      <Line d="M120 30 L124 35 M120 58 L124 53" ink={trim} width={4} />
      {b % 2 === 1 && (
        <>
          <Line d="M66 15 V7" ink={dark} width={1.6} />
          <Light x={66} y={6} r={1.6} />
        </>
      )}
    </g>
  );
}

const CLASSES = {
  carrier: Carrier,
  'command cruiser': CommandCruiser,
  tanker: Tanker,
  'star cruiser': StarCruiser,
  tug: Tug,
} satisfies Record<string, (build: Build) => ReactElement>;

type Registry = `${number}-${keyof typeof LIVERIES}`;

/** What a registry says about a ship. */
interface Build {
  readonly hull: string;
  readonly trim: string;
  readonly dark: string;
  readonly digits: readonly [number, number, number, number];
}

const LIVERIES = {
  A: { hull: '#ebdab9', trim: '#d4553f', dark: '#7a5b62' },
  B: { hull: '#93a9c4', trim: '#edb54a', dark: '#46506f' },
  C: { hull: '#dcbb88', trim: '#2f8c90', dark: '#6a5461' },
  D: { hull: '#c0664c', trim: '#f3e2c2', dark: '#5e3346' },
  E: { hull: '#a4b98f', trim: '#7b4672', dark: '#4a5560' },
  F: { hull: '#b9c0cb', trim: '#f08c3c', dark: '#525873' },
  G: { hull: '#8c6a9c', trim: '#f5c969', dark: '#463660' },
  H: { hull: '#66a5a8', trim: '#f4e3c3', dark: '#34506a' },
};

function read(registry: Registry): Build {
  const [number, letter] = registry.split('-') as [string, keyof typeof LIVERIES];
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(number, Number);
  return { ...LIVERIES[letter], digits: [a, b, c, d] };
}
