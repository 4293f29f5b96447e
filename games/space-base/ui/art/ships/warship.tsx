/** Ships with guns: dreadnought, destroyer, gun platform. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Ball, Bar, Flame, LAMP, Light, Nozzle, Plate, Rim, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';

export function Dreadnought({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  const [a, b, c, d] = digits;
  return (
    <>
      <Nozzle x={10} y={28} height={11} fill={dark} />
      <Nozzle x={10} y={60} height={11} fill={dark} />
      <Nozzle x={10} y={44} height={8} fill={dark} />
      <Bar at={[28, 36, 62, 16]} round={2} fill={dark} />
      <Windows x={36} y={42} count={6} step={8} size={[5, 4]} watch={c} />
      <Plate d="M16 22 L86 16 L152 28 L96 37 L16 37 Z" fill={hull} />
      <Plate d="M16 51 H96 L152 60 L86 72 L16 66 Z" fill={hull} />
      <path d="M60 30.5 L140 28 L96 35 H60 Z M60 53 H96 L140 60 L60 57.5 Z" fill={trim} />
      <Gun at={[48, 13, 14, 6]} barrel={13} fill={dark} />
      <Gun at={[84, 12, 14, 6]} barrel={13} fill={dark} />
      <Windows x={22} y={28} count={4 + (c % 3)} step={8} size={[4.6, 3.4]} watch={b} />
      <Windows x={22} y={57} count={4 + (d % 3)} step={8} size={[4.6, 3.4]} watch={a} />
      <Rim d="M16.6 22 L86 16.4 L148 27.4" />
      <Rim d="M98 51.4 L149 59.6" />
    </>
  );
}

export function Destroyer({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  const [, , c, d] = digits;
  return (
    <>
      <Nozzle x={10} y={40} height={9} fill={dark} />
      <Nozzle x={10} y={51} height={9} fill={dark} />
      <Plate d="M20 38 L10 14 L30 18 L64 38 Z" fill={trim} />
      <Plate d="M24 52 L16 70 L34 66 L66 52 Z" fill={trim} />
      <Plate
        d="M16 36 L70 30 L120 38 L156 39 L156 42 L122 44 L156 47 L156 50 L120 52 L70 58 L16 55 Z"
        fill={hull}
      />
      <path d="M74 40 L120 42 L118 47 L74 50 Z" fill="#c9402f" />
      <Windows x={26} y={43} count={4 + (c % 2)} step={9} size={[5, 4]} watch={c} />
      <Gun at={[56, 23, 15, 7]} barrel={16} fill={dark} />
      <Gun at={[86, 28, 15, 7]} barrel={16} fill={dark} />
      <Plate d="M36 34 L42 20 H54 L56 32 Z" fill={hull} />
      <Windows x={43} y={23} count={2} step={4.6} size={[3, 3]} watch={d} />
      <Rim d="M16.6 36 L70 30.4 L120 38.4 L155 39.4" />
    </>
  );
}

export function GunPlatform({ build }: { build: Build }) {
  const { hull, trim, dark, digits } = build;
  return (
    <>
      <Flame x={30} y={66} height={6} length={10} />
      <g transform="rotate(-24 66 50)">
        <Bar at={[40, 36, 46, 26]} round={5} fill={hull} />
        <Bar at={[84, 40, 44, 18]} round={3} fill={hull} />
        <Bar at={[126, 36, 10, 26]} round={3} fill={trim} />
        <Bar at={[134, 42, 4, 14]} round={2} fill={LAMP} flat />
        <Bar at={[92, 40, 4, 18]} round={0} fill={trim} flat />
        <Bar at={[106, 40, 4, 18]} round={0} fill={trim} flat />
        <Bar at={[26, 41, 16, 16]} round={4} fill={dark} />
        <Rim d="M84 40.4 H126 M42 36.6 H84" />
      </g>
      <Plate d="M30 60 H106 L120 68 L106 76 H30 L16 68 Z" fill={dark} />
      <Plate d="M50 61 L58 44 H78 L86 61 Z" fill={hull} />
      <Ball x={68} y={50} r={8} fill={trim} />
      <circle cx={68} cy={50} r={3.4} fill={LAMP} />
      <Windows x={34} y={66.4} count={7} step={10} size={[5, 3.6]} watch={digits[2]} />
      <Line d="M16 68 L6 58 M120 68 L132 60" ink={dark} width={2.4} />
      <Light x={6} y={57} r={1.8} />
      <Light x={132} y={59} r={1.8} />
    </>
  );
}

function Gun(props: {
  at: readonly [x: number, y: number, width: number, height: number];
  barrel: number;
  fill: string;
}) {
  const [x, y, width, height] = props.at;
  return (
    <>
      <Bar at={props.at} round={height / 2} fill={props.fill} />
      <Line
        d={`M${x + width - 2} ${y + height / 2} h${props.barrel}`}
        ink={props.fill}
        width={2.8}
      />
    </>
  );
}
