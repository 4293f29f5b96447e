/** Tankers and trains: what carries charges and cargo in a row. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Ball, Bar, Crate, Flame, INK, LAMP, Light, Nozzle, Plate, Rim, Seam } from '../hull.tsx';
import type { Build } from '../registry.ts';

export function Tanker({ build, fast = false }: { build: Build; fast?: boolean }) {
  const { hull, trim, dark } = build;
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
      {fast ? <Tubes build={build} /> : <Tanks build={build} />}
      <Plate d="M118 30 H130 Q147 35 150 46 Q146 56 132 59 H118 Z" fill={hull} />
      <path d="M131 35 Q142 38 145 44 H131 Z" fill={LAMP} />
      <Bar at={[120, 49, 18, 3]} round={1.5} fill={trim} flat />
      <Rim d="M119 30.4 H130 Q139 32.6 145 38" />
    </>
  );
}

function Tanks({ build: { hull, trim, dark, digits } }: { build: Build }) {
  return (
    <>
      {[46, 74, 102].map((x, tank) => (
        <g key={x}>
          <Ball x={x} y={34} r={14.5} fill={tank === digits[3] % 3 ? trim : hull} />
          <Seam
            d={`M${x - 13.5} 36 Q${x} 42 ${x + 13.5} 36`}
            ink={INK}
            width={1.6}
            opacity={0.35}
          />
          <Bar at={[x - 4, 31, 8, 8]} round={1.6} fill={LAMP} flat />
          <Line d={`M${x} 19 v-5`} ink={dark} width={2} />
        </g>
      ))}
      <Line d="M46 14 H102" ink={dark} width={2} />
    </>
  );
}

function Tubes({ build: { hull, trim } }: { build: Build }) {
  return (
    <>
      <Plate d="M34 20 L26 8 H40 L56 26 Z" fill={trim} />
      {[22, 37].map((y) => (
        <g key={y}>
          <Bar at={[34, y, 82, 14]} round={7} fill={y === 22 ? '#e9dfc9' : hull} />
          <Bar at={[56, y, 4, 14]} round={0} fill={trim} flat opacity={0.9} />
          <Bar at={[92, y, 4, 14]} round={0} fill={trim} flat opacity={0.9} />
          <Bar at={[64, y + 5.4, 22, 3.2]} round={1.6} fill={LAMP} flat />
        </g>
      ))}
    </>
  );
}

export function CargoTrain({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  const tints = [trim, '#d9c7a4', '#5f7f95', '#b5734f'] as const;
  return (
    <>
      <Line d="M24 28 Q70 36 120 46" ink={dark} width={3} />
      {WAGONS.map(({ x, y, turn }, wagon) => (
        <g key={x} transform={`rotate(${turn} ${x + 10} ${y + 9})`}>
          <Crate at={[x, y, 21, 17]} fill={tints[(digits[3] + wagon) % 4] as string} />
          <Bar at={[x + 3, y + 18, 4, 3]} round={1.5} fill={dark} flat />
          <Bar at={[x + 14, y + 18, 4, 3]} round={1.5} fill={dark} flat />
          <Light x={x + 1} y={y + 2} r={1} />
        </g>
      ))}
      <Flame x={114} y={50} height={8} length={12} />
      <Plate d="M114 36 H132 Q152 40 154 52 Q150 60 138 61 H114 Z" fill={hull} />
      <path d="M134 41 Q146 44 149 50 H134 Z" fill={LAMP} />
      <Bar at={[116, 53, 28, 3.4]} round={1.7} fill={trim} flat />
      <Bar at={[118, 26, 9, 11]} round={2} fill={trim} />
      <Light x={122.5} y={24} r={1.7} />
      <Rim d="M114.5 36.4 H132 Q144 39 149.6 44" />
    </>
  );
}

/** The wagons hang behind in a curve. */
const WAGONS = [
  { x: 16, y: 20, turn: 16 },
  { x: 41, y: 23, turn: 12.5 },
  { x: 66, y: 28.5, turn: 9 },
  { x: 91, y: 35.6, turn: 5.5 },
];
