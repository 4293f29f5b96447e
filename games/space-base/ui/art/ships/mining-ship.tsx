/** Mining ships: a drill ahead, ice in the hopper above. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Ball, Bar, INK, Light, Nozzle, Plate, Rim, Seam, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';
import type { Tier } from './freighter.tsx';

export function MiningShip({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark, digits } = build;
  const [, b, c] = digits;
  return (
    <>
      <Nozzle x={14} y={40} height={10} fill={dark} />
      <Nozzle x={14} y={54} height={10} fill={dark} />
      <Ice x={52} height={15} fill="#dcebf2" />
      <Ice x={62} height={20} fill="#b4cfe0" />
      <Ice x={72} height={13} fill="#dcebf2" />
      {tier > 1 && <Ice x={82} height={18} fill="#dcebf2" />}
      {tier > 2 && <Ice x={44} height={11} fill="#b4cfe0" />}
      <Plate d="M38 22 H92 L86 34 H44 Z" fill={dark} />
      <Line d="M38 22.6 H92" ink={trim} width={2} />
      <Plate d="M22 34 H96 L108 43 V53 L98 63 H34 L22 56 Z" fill={hull} />
      <Rim d="M22.6 34.5 H96 L104 40.5" />
      <Bar at={[26, 50, 66, 4]} round={2} fill={trim} flat />
      <Windows x={30} y={40} count={4 + (c % 3)} step={7.5} size={[4.2, 4.6]} watch={c} />
      {[40, 60, 80].map((x) => (
        <g key={x}>
          <Ball x={x} y={63} r={5.4} fill={dark} />
          <circle cx={x} cy={63} r={1.8} fill={hull} />
        </g>
      ))}
      <Plate d="M104 40 H116 V57 H104 Z" fill={dark} />
      <Plate d="M114 30 L120 28 L154 48.5 L120 68 L114 66 Z" fill={trim} />
      <Seam
        d="M121 29 Q127 47 121 67 M129 34 Q134 48 129 63 M137 39 Q141 48 137 58"
        ink={INK}
        width={1.8}
        opacity={0.42}
      />
      <Rim d="M120.5 28.6 L150 46" />
      {b % 2 === 1 && (
        <>
          <Line d="M92 34 L98 24 L108 22" ink={dark} width={2} />
          <Light x={108} y={22} r={1.6} />
        </>
      )}
    </>
  );
}

function Ice({ x, height, fill }: { x: number; height: number; fill: string }) {
  const y = 30;
  return (
    <>
      <path
        d={`M${x} ${y} l-4 ${-height * 0.6} l3 ${-height * 0.4} l5 ${height * 0.3} l1 ${height * 0.7} Z`}
        fill={fill}
      />
      <path
        d={`M${x - 4} ${y - height * 0.6} l3 ${-height * 0.4} l1.4 ${height} Z`}
        fill="#fff"
        fillOpacity={0.75}
      />
    </>
  );
}
