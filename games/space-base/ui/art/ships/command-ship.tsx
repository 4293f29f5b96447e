/** Command ships: a globe with the pips of a die in its windows; on a cruiser it sits at the bow. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Ball, Bar, LAMP, Light, Nozzle, Plate, Rim, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';
import type { Tier } from './freighter.tsx';

export function CommandShip({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark, digits } = build;
  const top = 6 - (digits[1] % 2) * 2;
  const cap = 'M57.6 46.5 A25 25 0 0 1 106.4 46.5 Z';
  return (
    <>
      <Nozzle x={20} y={46} height={12} fill={dark} />
      <Plate d="M26 38 H62 V54 H26 Q22 46 26 38 Z" fill={hull} />
      <Bar at={[30, 48, 30, 3]} round={1.5} fill={trim} flat />
      <Plate d="M102 40 H124 L140 46 L124 52 H102 Z" fill={hull} />
      <Bar at={[106, 44.5, 18, 3]} round={1.5} fill={trim} flat />
      <Line d={`M82 22 V${top}`} ink={dark} width={2} />
      <Light x={82} y={top - 1} r={1.8} />
      <Line d="M74 13 H90" ink={dark} width={1.6} />
      {tier > 1 && (
        <>
          <Line d="M66 24 L58 12 M98 24 L106 12" ink={dark} width={1.8} />
          <Light x={58} y={11} r={1.6} />
          <Light x={106} y={11} r={1.6} />
        </>
      )}
      <Ball x={82} y={44} r={25} fill={hull} />
      <ellipse cx={82} cy={49} rx={37} ry={6.5} fill="none" stroke={trim} strokeWidth={3.6} />
      <path d={cap} fill={hull} />
      <path d={cap} fill="url(#paint-dome)" />
      <Pips
        at={[
          [71, 31],
          [93, 31],
          [82, 37.5],
          [71, 43],
          [93, 43],
        ]}
        r={3.1}
      />
      <Rim d="M62 30 A25 25 0 0 1 102 30" />
    </>
  );
}

export function CommandCruiser({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark, digits } = build;
  const [, b, c] = digits;
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
      <path d={cap} fill="url(#paint-dome)" />
      <Pips
        at={[
          [109, 41],
          [118, 35],
          [127, 29.5],
        ]}
        r={2.8}
      />
      <Line d="M118 24 V12" ink={dark} width={1.8} />
      <Light x={118} y={11} r={1.7} />
      <Rim d="M102 32 A20 20 0 0 1 134 32" />
      {tier > 2 && (
        <>
          <Line d="M60 35 V24 H72" ink={dark} width={2} />
          <Light x={72} y={24} r={1.5} />
        </>
      )}
    </>
  );
}

export function Pips({ at, r }: { at: readonly (readonly [number, number])[]; r: number }) {
  return at.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={LAMP} />);
}
