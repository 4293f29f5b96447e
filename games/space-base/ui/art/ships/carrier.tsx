/** Carriers: a flight deck with its tower and flag; those for cargo hang it below. */

import { Line, tenth } from '@starboard/look/art/brushes.tsx';
import { Bar, LAMP, Light, Nozzle, Plate, Rim, Seam, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';
import type { Tier } from './freighter.tsx';

/** What is to be seen above the deck. */
type Aloft = 'darts' | 'dish' | 'arrow';

const PROWS = [
  'M14 42 L152 42 L132 56 L104 62 H30 L14 57 Z',
  'M14 42 H152 L146 52 Q128 63 96 64 H26 Q14 60 14 52 Z',
  'M14 42 H152 L138 49 L148 55 L112 60 L98 66 H34 L14 56 Z',
] as const;
const DECK = 'M14 42 L26 36 H140 L152 42 Z';

export function Carrier(props: { build: Build; tier: Tier; aloft?: Aloft }) {
  const { build, tier, aloft = 'darts' } = props;
  const { hull, trim, dark, digits } = build;
  const [a, b, c, d] = digits;
  const tower = 34 + (b % 4) * 5;
  return (
    <>
      <Nozzle x={11} y={45} height={9} fill={dark} />
      <Nozzle x={11} y={55} height={9} fill={dark} />
      <Plate d={PROWS[(a + c) % 3] as string} fill={hull} />
      <path d={DECK} fill="#fff3da" fillOpacity={0.92} />
      <path d={DECK} fill={hull} fillOpacity={0.55} />
      {[64, 76, 88, 100, 112, 124].map((x) => (
        <path key={x} d={`M${x} 40.2 h6 l1 -1.6 h-6 Z`} fill={trim} fillOpacity={0.95} />
      ))}
      <Windows x={24} y={49} count={6 + (c % 4)} step={9} size={[4.8, 3.4]} watch={c} />
      <Line d="M20 46 H142" ink={trim} width={1.8} />
      <Plate d={`M${tower} 37 L${tower + 3} 22 H${tower + 16} L${tower + 21} 37 Z`} fill={hull} />
      <Windows x={tower + 5} y={26} count={3} step={4} size={[2.6, 2.8]} watch={d} />
      <Bar at={[tower + 1, 32, 18, 2]} round={1} fill={dark} flat opacity={0.7} />
      <Flagstaff x={tower + 9} foot={22} ink={dark} cloth={trim} />
      {tier > 1 && (
        <>
          <Plate d={`M${tower + 26} 37 l2 -9 h8 l4 9 Z`} fill={hull} />
          <Windows x={tower + 29} y={31} count={2} step={4} size={[2.4, 2.6]} watch={a} />
        </>
      )}
      {tier > 2 && (
        <>
          <Plate d="M16 42 L24 16 L34 14 L36 37 L26 36 Z" fill={trim} />
          <Rim d="M24 16.4 L34 14.4" />
        </>
      )}
      {aloft === 'darts' && <Darts three={tier > 1} />}
      {aloft === 'dish' && <Dish ink={dark} />}
      {aloft === 'arrow' && <path d="M96 24 l-9 5 l9 5 v-3.4 h10 v-3.2 h-10 Z" fill="#fff0cf" />}
      <Rim d="M26.5 36 H140 L150.5 41.4" />
    </>
  );
}

export function CargoCarrier({ build, tier }: { build: Build; tier: Tier }) {
  const { hull, trim, dark, digits } = build;
  const [a, b, c, d] = digits;
  const tints = [trim, '#d9c7a4', '#5f7f95', '#b5734f'] as const;
  const pods = 3 + (a % 2);
  const width = 84 / pods;
  const tower = 92 - (b % 4) * 8;
  return (
    <>
      <Nozzle x={14} y={40} height={10} fill={dark} />
      {Array.from({ length: pods }, (_, pod) => pod).map((pod) => (
        <g key={pod}>
          <Line d={`M${tenth(36 + pod * width + width / 2 - 1)} 44 v5`} ink={dark} width={3} />
          <Bar
            at={[34 + pod * width, 48, width - 4, 17]}
            round={7}
            fill={tints[(d + pod) % 4] as string}
          />
        </g>
      ))}
      <Plate d="M18 33 H136 Q150 36 152 40 Q140 47 118 47 H18 Z" fill={hull} />
      <path d="M18 33 L28 28 H130 L140 34 Z" fill="#fff3da" fillOpacity={0.55} />
      <Windows x={26} y={38.5} count={5 + (c % 3)} step={8} size={[4.6, 3.2]} watch={c} />
      <Bar at={[88, 38.5, 40, 3]} round={1.5} fill={trim} flat />
      <Plate d={`M${tower} 29 L${tower + 4} 16 H${tower + 18} L${tower + 24} 29 Z`} fill={hull} />
      <Windows x={tower + 7} y={20} count={3} step={4.2} size={[2.8, 3]} watch={a} />
      <Flagstaff x={tower + 10} foot={16} ink={dark} cloth={trim} />
      <Rim d="M28 28.4 H130 L139 33" />
      {tier > 1 && (
        <>
          <Line d="M40 28 V18 M40 18 H52" ink={dark} width={2} />
          <Light x={52} y={18} r={1.6} />
        </>
      )}
    </>
  );
}

function Flagstaff(props: { x: number; foot: number; ink: string; cloth: string }) {
  const top = props.foot - 12;
  return (
    <>
      <Line d={`M${props.x} ${props.foot} V${top}`} ink={props.ink} width={1.6} />
      <path d={`M${props.x + 0.6} ${top} l12 3 l-12 4.2 Z`} fill={props.cloth} />
    </>
  );
}

function Darts({ three }: { three: boolean }) {
  return (
    <>
      <Dart x={126} y={26} size={1} />
      <Dart x={144} y={20} size={0.8} />
      {three && <Dart x={108} y={19} size={0.8} />}
    </>
  );
}

function Dart({ x, y, size }: { x: number; y: number; size: number }) {
  const [long, half, notch] = [9, 3, 2.4].map((part) => tenth(part * size)) as [
    number,
    number,
    number,
  ];
  return (
    <>
      <path
        d={`M${x} ${y} l${-long} ${-half} l${notch} ${half} l${-notch} ${half} Z`}
        fill="#fff0cf"
      />
      <Seam
        d={`M${tenth(x - 11 * size)} ${y} h${tenth(-8 * size)}`}
        ink={LAMP}
        width={1}
        opacity={0.7}
      />
    </>
  );
}

function Dish({ ink }: { ink: string }) {
  return (
    <>
      <Line d="M112 36 L118 26" ink={ink} width={2.4} />
      <Plate d="M104 12 Q126 16 128 36 Q112 32 104 12 Z" fill="#f2e5ca" />
      <Line d="M118 24 L128 15" ink={ink} width={1.6} />
      <Light x={128.5} y={14.5} r={1.7} />
    </>
  );
}
