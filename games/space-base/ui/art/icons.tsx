/** The signs of Space Base: what an ability does, when it may be used, which way an arrow points. */

import { DieArt, type Face } from '@starboard/look/art/die.tsx';
import type { Arrow, Level, Use } from '@starboard/space-base';
import type { ReactElement } from 'react';
import { CubeArt, starPath } from './token.tsx';

/** Dark signs on cream paper: they stand on coloured boxes alone. */
const INK = '#1c1330';
const CREAM = '#fbf0da';

export type Sign =
  | 'dicePair'
  | 'setDie'
  | 'reroll'
  | 'swap'
  | 'exchange'
  | 'buy'
  | `claim${Level}`
  | 'placeCharge'
  | 'moveCharge'
  | 'win'
  | 'people'
  | 'lock';

export function SignIcon({ sign, className }: { sign: Sign; className?: string | undefined }) {
  const { width = 24, art } = SIGNS[sign];
  return (
    <svg className={className} viewBox={`0 0 ${width} 24`} aria-hidden="true">
      {art}
    </svg>
  );
}

/** When: a ship in its cradle, an arrow leaving it, a ring. */
export function UseIcon({ use, className }: { use: Use; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {USES[use]}
    </svg>
  );
}

/** Also the sector to the left, to the right, or either of them. */
export function ArrowIcon({ arrow, className }: { arrow: Arrow; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={arrow === 'either' ? '0 0 38 24' : '0 0 28 24'}
      fill="currentColor"
      aria-hidden="true"
    >
      {arrow === 'either' ? (
        <path d="M10.5 3.5V8.6h17V3.5L37 12 27.5 20.5V15.4h-17v5.1L1 12Z" />
      ) : (
        <path
          d="M14 3.5 25 12 14 20.5V15.2H3.5V8.8H14Z"
          transform={arrow === 'left' ? 'matrix(-1 0 0 1 28 0)' : undefined}
        />
      )}
    </svg>
  );
}

/** A ship for free, with as many rank stripes as its level. */
export function claimSign(level: Level): Sign {
  return `claim${level}`;
}

const USES: Readonly<Record<Use, ReactElement>> = {
  ownTurn: (
    <>
      <path d="M4 7v9q0 4 4 4h8q4 0 4-4V7" />
      <circle cx={12} cy={10} r={4} fill="currentColor" stroke="none" />
    </>
  ),
  othersTurn: <path d="M4 16v1q0 4 4 4h8q4 0 4-4v-1M12 15V3.4M7 8.2l5-5 5 5" />,
  anyTurn: (
    <>
      <circle cx={12} cy={12} r={9} />
      <circle cx={12} cy={12} r={3.8} fill="currentColor" stroke="none" />
    </>
  ),
};

const SIGNS: Readonly<Record<Sign, { readonly width?: number; readonly art: ReactElement }>> = {
  dicePair: {
    width: 28,
    art: (
      <>
        <SmallDie face={3} x={1} y={8} size={13} />
        <SmallDie face={5} x={13.5} y={1} size={13} />
      </>
    ),
  },
  setDie: {
    art: (
      <>
        <SmallDie face={6} x={0.5} y={4} size={15.5} />
        <path d="M19.9 2.1 23.5 7.1h-7.2Z M19.9 21.9 23.5 16.9h-7.2Z" fill={CREAM} />
      </>
    ),
  },
  reroll: {
    art: (
      <>
        <SmallDie face={5} x={6.4} y={6} size={11.4} />
        <Stroke d="M3.4 9.6A9.4 9.4 0 0 1 19.4 5.8M20.6 14.4A9.4 9.4 0 0 1 4.6 18.2" width={2.2} />
        <path d="M21.9 1.8 21.5 8.8 15.2 6.4ZM2.1 22.2 2.5 15.2 8.8 17.6Z" fill={CREAM} />
      </>
    ),
  },
  swap: {
    art: (
      <Stroke
        d="M4 8h14M14 3.6 18.6 8 14 12.4M20 16.4H6M10 12 5.4 16.4 10 20.8"
        width={2.4}
        ink="currentColor"
      />
    ),
  },
  exchange: {
    width: 26,
    art: (
      <>
        <Sheet x={1.4} y={2} width={10} height={13} fill="none" />
        <Sheet x={14.6} y={9} width={10} height={13} fill={CREAM} />
        <Stroke d="M15 4.6h6.4M18.6 1.6l3 3-3 3M11 19.6H4.6M7.4 16.6l-3 3 3 3" width={1.9} />
      </>
    ),
  },
  buy: {
    width: 26,
    art: (
      <>
        <Sheet x={2} y={2} width={14} height={19} fill={CREAM} />
        <path d="M4.6 13.6 13 11l-2 4.6Z" fill={INK} />
        <rect x={4.4} y={4.6} width={6} height={2} rx={1} fill={INK} fillOpacity={0.6} />
        <circle cx={18.4} cy={16} r={7.2} fill={INK} />
        <circle cx={18.4} cy={16} r={6} fill="var(--color-credits)" />
        <Stroke d="M18.4 13v6M15.4 16h6" width={2} ink="#3a2206" />
      </>
    ),
  },
  claim1: { width: 26, art: <FreeShip level={1} /> },
  claim2: { width: 26, art: <FreeShip level={2} /> },
  claim3: { width: 26, art: <FreeShip level={3} /> },
  placeCharge: {
    width: 26,
    art: (
      <>
        <g transform="translate(4.5 -2.5) scale(.72)">
          <CubeArt />
        </g>
        <Stroke d="M3 14.4v5.2Q3 22 5.4 22h15.2q2.4 0 2.4-2.4v-5.2" width={2} />
        <Stroke d="M13 14.6v4.6M10.4 17l2.6 2.6 2.6-2.6" width={1.8} />
      </>
    ),
  },
  moveCharge: {
    width: 30,
    art: (
      <>
        <g transform="translate(7 -1) scale(.68)">
          <CubeArt />
        </g>
        <Stroke
          d="M2 15v5.6Q2 22 3.4 22h6Q11 22 11 20.6V15M19 15v5.6q0 1.4 1.4 1.4h6.2q1.4 0 1.4-1.4V15"
          width={1.9}
        />
        <Stroke d="M9 18.4h11M17.4 15.8l2.8 2.6-2.8 2.6" width={1.8} />
      </>
    ),
  },
  win: {
    width: 26,
    art: (
      <>
        <Stroke
          d="M7 3.6C1.6 8 2 16.6 9.6 21.4M19 3.6c5.4 4.4 5 13-2.6 17.8M2.4 7.2l3.4 1.2M1.6 11.6l3.8.2M3 16l3.6-1M23.6 7.2l-3.4 1.2M24.4 11.6l-3.8.2M23 16l-3.6-1"
          width={2}
          ink="#ffc56b"
        />
        <path
          d={starPath(13, 12, 7.4, 3.8)}
          fill="#fff3d0"
          stroke="#fff3d0"
          strokeWidth={1.2}
          strokeLinejoin="round"
        />
      </>
    ),
  },
  people: {
    art: (
      <g fill={CREAM}>
        <circle cx={8} cy={8} r={2.9} />
        <path d="M3.2 16.6a4.8 5.3 0 0 1 9.6 0Z" />
        <circle cx={17} cy={9.6} r={2.4} />
        <path d="M13 16.8a4 4.5 0 0 1 8 0Z" />
      </g>
    ),
  },
  lock: {
    art: (
      <>
        <rect x={4.5} y={10.5} width={15} height={10.5} rx={2.4} fill="currentColor" />
        <Stroke d="M8 10.5V8a4 4 0 0 1 8 0v2.5" width={2.4} ink="currentColor" />
      </>
    ),
  },
};

function SmallDie({ face, x, y, size }: { face: Face; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <DieArt face={face} />
    </g>
  );
}

function Stroke({ d, width, ink = CREAM }: { d: string; width: number; ink?: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Sheet(props: { x: number; y: number; width: number; height: number; fill: string }) {
  return <rect {...props} rx={2} stroke={CREAM} strokeWidth={1.6} />;
}

function FreeShip({ level }: { level: Level }) {
  return (
    <>
      <Sheet x={2} y={2} width={14} height={19} fill={CREAM} />
      {Array.from({ length: level }, (_, stripe) => 9.6 - level * 2 + stripe * 4).map((x) => (
        <path key={x} d={`M${x} 5h2.4l-1 6h-2.4Z`} fill="#b4620a" />
      ))}
      <circle cx={18.4} cy={16} r={7.2} fill={INK} />
      <circle cx={18.4} cy={16} r={6} fill="#fff3d0" />
      <Stroke d="M18.4 12.8v5.6M15.6 16.2l2.8 2.8 2.8-2.8" width={2} ink="#3a2206" />
    </>
  );
}
