/** Hypernet gates: a ring with the light of elsewhere in it, and a ship going through. */

import { tenth } from '@starboard/look/art/brushes.tsx';
import { Bar, INK, LAMP, Plate, Seam, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';
import type { Tier } from './freighter.tsx';

export function Gate({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark } = build;
  return (
    <>
      <ellipse cx={86} cy={42} rx={25} ry={31} fill="url(#paint-portal)" />
      <Seam
        d="M86 20 Q74 42 86 64 M86 20 Q98 42 86 64 M66 42 H106"
        ink="#fff8e6"
        width={1}
        opacity={0.4}
      />
      <ellipse cx={86} cy={42} rx={27} ry={33.5} fill="none" stroke={dark} strokeWidth={9} />
      <ellipse cx={85} cy={42} rx={27} ry={33.5} fill="none" stroke={hull} strokeWidth={7} />
      {BEACONS.map(({ x, y, lit }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={lit ? 2.2 : 1.5} fill={lit ? LAMP : trim} />
      ))}
      <Plate d="M106 30 L124 22 V34 L110 40 Z" fill={hull} />
      <Plate d="M110 46 L124 52 V64 L106 56 Z" fill={hull} />
      <Bar at={[122, 18, 7, 50]} round={2} fill={trim} />
      {[24, 34, 46, 56].map((y, watch) => (
        <Windows key={y} x={124} y={y} count={1} step={1} size={[3, 5]} watch={1 + (watch % 3)} />
      ))}
      {tier > 2 && (
        <>
          <Bar at={[44, 30, 6, 26]} round={2} fill={trim} />
          <Plate d="M49 36 L58 32 V52 L49 50 Z" fill={hull} />
        </>
      )}
      <path d="M72 38 L94 39 L104 43 L94 47 L72 48 L77 43 Z" fill={INK} fillOpacity={0.85} />
      <Seam d="M66 43 H48 M68 40 H56 M68 46 H52" ink="#fff0cf" width={1.3} opacity={0.7} />
      <Seam d="M70 14 Q78 8 86 8.5 Q96 9 102 16" ink="#fff0cf" width={1.5} opacity={0.85} />
    </>
  );
}

const BEACONS = Array.from({ length: 10 }, (_, beacon) => {
  const turn = (beacon / 10) * Math.PI * 2 + 0.3;
  return {
    x: tenth(85 + 27 * Math.cos(turn)),
    y: tenth(42 + 33.5 * Math.sin(turn)),
    lit: beacon % 2 === 1,
  };
});
