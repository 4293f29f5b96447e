/** Freighters: containers between an engine block and a cab; the higher the tier, the more are piled. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Bar, Crate, LAMP, Light, Nozzle, Plate, Rim } from '../hull.tsx';
import type { Build } from '../registry.ts';

/** How grown a ship of a class is, from 0 for a starting ship. */
export type Tier = 0 | 1 | 2 | 3;

export function Freighter({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark, digits } = build;
  const [a, b, c, d] = digits;
  const columns = 3 + ((a + tier) % 3);
  const cab = (b + c) % 3;
  return (
    <>
      <Nozzle x={13} y={37} height={11} fill={dark} />
      <Nozzle x={13} y={50} height={11} fill={dark} />
      <Plate d="M19 30 H36 V58 H19 Q16 44 19 30 Z" fill={hull} />
      <Bar at={[22, 33, 3, 22]} round={1} fill={trim} flat opacity={0.9} />
      <Bar at={[34, 42, 88, 4.5]} round={1} fill={dark} />
      {Array.from({ length: columns }, (_, column) => column).map((column) => (
        <Pile key={column} build={build} tier={tier} column={column} width={78 / columns} />
      ))}
      <Cab shape={cab} build={build} />
      {b % 2 === 1 && <Mast foot={[28, 24, 20][cab] as number} ink={dark} />}
      {d % 3 === 0 && <Plate d="M20 30 L16 14 H27 L36 30 Z" fill={trim} />}
    </>
  );
}

function Pile(props: { build: Build; tier: Tier; column: number; width: number }) {
  const { build, tier, column, width } = props;
  const [a, b, c, d] = build.digits;
  const tints = [build.trim, '#d9c7a4', build.hull, '#b5734f', '#5f7f95'] as const;
  const tint = (turn: number) => tints[turn % 5] as string;
  const x = 38 + column * width;
  const above = tier > 1 || (b + column) % 4 > 0;
  const below = tier > 1 || (tier > 0 && (c + column) % 3 > 0);
  const step = (column % 2) * 2;
  return (
    <>
      {above && <Crate at={[x, 29, width - 2, 13]} fill={tint(a + column)} />}
      {tier > 2 && (
        <Crate at={[x + 1, 18 + step, width - 4, 11 - step]} fill={tint(d + column + 2)} />
      )}
      {below && <Crate at={[x, 46.5, width - 2, tier > 1 ? 14 : 11]} fill={tint(d + column * 2)} />}
    </>
  );
}

function Cab({ shape, build }: { shape: number; build: Build }) {
  const { hull, trim, dark } = build;
  if (shape === 0) {
    return (
      <>
        <Plate d="M118 28 H131 Q147 33 150 45 Q146 55 132 58 H118 Z" fill={hull} />
        <path d="M131 33 Q142 36 145 43 L131 43 Z" fill={LAMP} />
        <Line d="M137 35 V43" ink={dark} width={1} />
        <Bar at={[120, 47, 17, 3]} round={1.5} fill={trim} flat />
        <Rim d="M119 28.4 H131 Q140 31 145.5 36" />
      </>
    );
  }
  if (shape === 1) {
    return (
      <>
        <Plate d="M118 24 H128 L152 47 V56 L144 61 H118 Z" fill={hull} />
        <path d="M129 29 L143 43 H129 Z" fill={LAMP} />
        <Line d="M134 34 V43" ink={dark} width={1} />
        <Bar at={[120, 50, 28, 3.4]} round={1.7} fill={trim} flat />
        <Rim d="M119 24.4 H128 L151 46.6" />
      </>
    );
  }
  return (
    <>
      <Plate d="M118 20 H136 Q142 20 142 27 V34 H150 V54 L142 60 H118 Z" fill={hull} />
      <Bar at={[124, 25, 14, 5.4]} round={2} fill={LAMP} flat />
      <Bar at={[124, 38, 20, 4.4]} round={2} fill={LAMP} flat />
      <Bar at={[118, 48, 32, 3.4]} round={0} fill={trim} flat />
      <Rim d="M119 20.4 H136 Q141.6 20.4 141.6 27 V34 H149" />
    </>
  );
}

function Mast({ foot, ink }: { foot: number; ink: string }) {
  return (
    <>
      <Line d={`M124 ${foot} v-9`} ink={ink} width={1.6} />
      <Light x={124} y={foot - 10} r={1.5} />
    </>
  );
}
