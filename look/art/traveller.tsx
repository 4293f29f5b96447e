/** Faces for people and bots: paper-cut travellers; bots are plainly machines. */

import { type ReactNode, useId } from 'react';

export const TRAVELLERS = ['pip', 'kip', 'moa', 'tuk', 'zaz', 'oru'] as const;
export const MACHINES = ['bolt', 'lens', 'cog', 'drum', 'dish'] as const;
export type TravellerName = (typeof TRAVELLERS)[number] | (typeof MACHINES)[number];

export interface TravellerProps {
  readonly name: TravellerName;
  /** The colour of a ring around the face, as a style's value. */
  readonly ring?: string | undefined;
  readonly className?: string | undefined;
}

export function Traveller({ name, ring, className }: TravellerProps) {
  const clip = useId();
  return (
    <svg className={className} viewBox="0 0 80 80" aria-hidden="true" data-face={name}>
      <clipPath id={clip}>
        <circle cx={40} cy={40} r={ring === undefined ? 40 : 35} />
      </clipPath>
      {ring !== undefined && <circle cx={40} cy={40} r={40} fill={ring} />}
      <g clipPath={`url(#${clip})`}>
        <rect width={80} height={80} fill="#3a2f6e" />
        <circle cx={30} cy={34} r={36} fill="#4d3f88" />
        <circle cx={28} cy={30} r={22} fill="#6554a6" />
        {FIGURES[name]}
      </g>
    </svg>
  );
}

const INK = '#241c48';

function Eye({ x, y, r = 6.5 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#fff" />
      <circle cx={x + 1.2} cy={y + 1} r={r * 0.52} fill={INK} />
      <circle cx={x + 0.2} cy={y - 0.8} r={r * 0.2} fill="#fff" />
    </>
  );
}

function Smile({ x, y, width = 7 }: { x: number; y: number; width?: number }) {
  return (
    <path
      d={`M${x - width} ${y}Q${x} ${y + width * 0.9} ${x + width} ${y}`}
      fill="none"
      stroke={INK}
      strokeWidth={2.6}
      strokeLinecap="round"
    />
  );
}

function Stalk({ from, to, ink }: { from: number; to: number; ink: string }) {
  return (
    <>
      <path
        d={`M${from} 34Q${from} 20 ${to} 13`}
        fill="none"
        stroke={ink}
        strokeWidth={3.6}
        strokeLinecap="round"
      />
      <circle cx={to} cy={13} r={4.6} fill="#ffc65c" />
    </>
  );
}

const FIGURES: Record<TravellerName, ReactNode> = {
  pip: (
    <>
      <Stalk from={36} to={28} ink="#3d9d74" />
      <Stalk from={44} to={52} ink="#3d9d74" />
      <path d="M12 82C12 46 22 30 40 30C58 30 68 46 68 82Z" fill="#6fd0a0" />
      <path d="M68 82C68 46 58 30 40 30C52 36 58 52 56 82Z" fill="#3d9d74" />
      <Eye x={32} y={50} />
      <Eye x={49} y={50} />
      <Smile x={41} y={63} />
    </>
  ),
  kip: (
    <>
      <path
        d="M12 82C12 60 14 40 26 32C20 24 22 16 28 14C30 22 36 26 40 26C44 26 50 22 52 14C58 16 60 24 54 32C66 40 68 60 68 82Z"
        fill="#ff9a7a"
      />
      <path d="M24 82C24 66 30 58 40 58C50 58 56 66 56 82Z" fill="#ffd7c8" />
      <Eye x={31} y={46} />
      <Eye x={49} y={46} />
      <Smile x={40} y={66} width={5} />
    </>
  ),
  moa: (
    <>
      <path d="M16 40L10 16L30 28ZM64 40L70 16L50 28Z" fill="#cc6f95" />
      <path d="M10 82C8 52 18 26 40 26C62 26 72 52 70 82Z" fill="#f0a3c0" />
      <circle cx={24} cy={60} r={5} fill="#cc6f95" fillOpacity={0.5} />
      <circle cx={56} cy={60} r={5} fill="#cc6f95" fillOpacity={0.5} />
      <Eye x={40} y={47} r={10} />
      <Smile x={40} y={65} width={6} />
    </>
  ),
  tuk: (
    <>
      <path d="M14 82V46C14 28 26 20 40 20C54 20 66 28 66 46V82Z" fill="#8fb6ff" />
      <path d="M66 82V46C66 28 54 20 40 20C50 26 55 36 55 48V82Z" fill="#5b85dd" />
      <path
        d="M40 20Q40 10 48 8"
        stroke="#5b85dd"
        strokeWidth={4}
        fill="none"
        strokeLinecap="round"
      />
      <Eye x={26} y={46} r={5.4} />
      <Eye x={40} y={42} r={5.4} />
      <Eye x={54} y={46} r={5.4} />
      <Smile x={40} y={61} width={8} />
    </>
  ),
  zaz: (
    <>
      <path d="M8 82L20 38L26 46L34 24L41 40L52 22L56 44L63 38L72 82Z" fill="#dd9426" />
      <path d="M14 82C14 56 24 42 40 42C56 42 66 56 66 82Z" fill="#ffc65c" />
      <Eye x={31} y={57} />
      <Eye x={49} y={57} />
      <Smile x={40} y={69} width={6} />
    </>
  ),
  oru: (
    <>
      <circle cx={40} cy={48} r={30} fill="#c39af0" />
      <path d="M40 18A30 30 0 0 1 40 78A44 44 0 0 0 40 18Z" fill="#9564cf" />
      <path d="M14 82Q40 66 66 82Z" fill="#9564cf" />
      <path
        d="M22 36Q30 24 42 26"
        stroke="#eadbff"
        strokeWidth={4}
        fill="none"
        strokeLinecap="round"
      />
      <Eye x={31} y={47} />
      <Eye x={49} y={47} />
      <Smile x={40} y={60} width={6} />
    </>
  ),
  bolt: (
    <>
      <path d="M40 22V10" stroke="#8891b3" strokeWidth={4} />
      <circle cx={40} cy={9} r={5} fill="#ff7d4f" />
      <rect x={14} y={22} width={52} height={44} rx={12} fill="#b9c0d8" />
      <path d="M54 22A12 12 0 0 1 66 34V54A12 12 0 0 1 54 66H50V22Z" fill="#8891b3" />
      <rect x={8} y={36} width={7} height={16} rx={3} fill="#8891b3" />
      <rect x={65} y={36} width={7} height={16} rx={3} fill="#8891b3" />
      <rect x={21} y={31} width={38} height={20} rx={9} fill={INK} />
      <circle cx={32} cy={41} r={4.4} fill="#8ff0ff" />
      <circle cx={48} cy={41} r={4.4} fill="#8ff0ff" />
      <path
        d="M30 58H50"
        stroke={INK}
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M22 82C22 74 30 70 40 70C50 70 58 74 58 82Z" fill="#8891b3" />
    </>
  ),
  lens: (
    <>
      <path d="M26 22L20 10M54 22L60 10" stroke="#6fa9a6" strokeWidth={4} strokeLinecap="round" />
      <circle cx={40} cy={46} r={27} fill="#a8d5d2" />
      <path d="M40 19A27 27 0 0 1 40 73A40 40 0 0 0 40 19Z" fill="#6fa9a6" />
      <circle cx={40} cy={44} r={14} fill={INK} />
      <circle cx={40} cy={44} r={8} fill="#ffc65c" />
      <circle cx={37} cy={41} r={2.6} fill="#fff4e0" />
      <path d="M32 65H48" stroke={INK} strokeWidth={3} strokeLinecap="round" />
      <path d="M18 82Q40 68 62 82Z" fill="#6fa9a6" />
    </>
  ),
  cog: (
    <>
      <path
        d="M40 10V74M8 42H72M17.4 19.4L62.6 64.6M62.6 19.4L17.4 64.6"
        stroke="#b0793f"
        strokeWidth={13}
      />
      <circle cx={40} cy={42} r={26} fill="#e3b06e" />
      <path d="M40 16A26 26 0 0 1 40 68A38 38 0 0 0 40 16Z" fill="#b0793f" />
      <rect x={24} y={32} width={13} height={13} rx={3} fill={INK} />
      <rect x={43} y={32} width={13} height={13} rx={3} fill={INK} />
      <circle cx={31.5} cy={38.5} r={3.4} fill="#8ff0ff" />
      <circle cx={48.5} cy={38.5} r={3.4} fill="#8ff0ff" />
      <path d="M31 55H49" stroke={INK} strokeWidth={3} strokeLinecap="round" />
      <path d="M20 82Q40 70 60 82Z" fill="#b0793f" />
    </>
  ),
  drum: (
    <>
      <path d="M14 46A26 30 0 0 1 66 46Z" fill="#e58a8a" />
      <path d="M40 16A26 30 0 0 1 66 46H52A34 34 0 0 0 40 16Z" fill="#b95f6a" />
      <rect x={14} y={46} width={52} height={36} fill="#f3c9c2" />
      <rect x={52} y={46} width={14} height={36} fill="#d79f9d" />
      <rect x={22} y={31} width={36} height={10} rx={5} fill={INK} />
      <circle cx={34} cy={36} r={3.6} fill="#b6ff8f" />
      <circle cx={50} cy={24} r={3.4} fill="#ffc65c" />
      <path d="M24 56H56M24 66H56" stroke={INK} strokeWidth={3} strokeLinecap="round" />
    </>
  ),
  dish: (
    <>
      <path d="M40 34V24" stroke="#7a6fc0" strokeWidth={5} />
      <path d="M23 14A17 13 0 0 0 57 14Z" fill="#cfc6ff" />
      <path d="M40 16V10" stroke="#cfc6ff" strokeWidth={3} />
      <circle cx={40} cy={10} r={4} fill="#ff7d4f" />
      <path d="M22 33H58L68 70H12Z" fill="#b3a8f0" />
      <path d="M48 33H58L68 70H54Z" fill="#7a6fc0" />
      <path d="M22 44H58L60.5 55H19.5Z" fill={INK} />
      <circle cx={31} cy={49.5} r={4} fill="#ffc65c" />
      <circle cx={49} cy={49.5} r={4} fill="#ffc65c" />
      <path d="M32 63H48" stroke={INK} strokeWidth={3} strokeLinecap="round" />
      <path d="M24 82L28 72H52L56 82Z" fill="#7a6fc0" />
    </>
  ),
};
