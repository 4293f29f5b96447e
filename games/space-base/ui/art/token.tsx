/**
 * A resource with its number inside: credits a gold disc, income a white
 * crystal, influence an orchid star. The shape tells, the number counts, the
 * colour only helps.
 */

import type { ReactElement } from 'react';
import styles from './token.module.css';

export type Resource = 'credits' | 'income' | 'vp';

export interface TokenProps {
  readonly of: Resource;
  /** Absent, the shape alone. */
  readonly amount?: number | string | undefined;
  /** An empty ring: a cost that cannot be paid yet. */
  readonly hollow?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Token({ className = '', ...art }: TokenProps) {
  return (
    <svg className={`${styles.token} ${className}`} viewBox="0 0 32 32" aria-hidden="true">
      <TokenArt {...art} />
    </svg>
  );
}

/** Within a drawing: 32 high and wide. */
export function TokenArt({ of, amount, hollow = false }: Omit<TokenProps, 'className'>) {
  const text = amount === undefined ? '' : String(amount).replace('-', '−');
  return (
    <g className={`${styles.art} ${hollow ? styles.hollow : ''}`}>
      {hollow ? RINGS[of] : SHAPES[of]}
      {text === '' ? null : (
        <text x={16} y={MIDDLE[of]} fontSize={figureSize(of, text)}>
          {text}
        </text>
      )}
    </g>
  );
}

/** A charge cube. */
export function Cube({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <CubeArt />
    </svg>
  );
}

export function CubeArt() {
  return (
    <>
      <path d="M3.5 8.5 8 4h13.5L17 8.5Z" fill="#fff6dc" />
      <path d="M17 8.5 21.5 4v13.5L17 22Z" fill="#c97f22" />
      <rect x={3.5} y={8.5} width={13.5} height={13.5} rx={1} fill="#ffce73" />
      <path d="M11.4 10.4 7 15.8h3L8.8 20l4.6-5.6h-3Z" fill="#7a4208" />
    </>
  );
}

/** A five-pointed star as a path. */
export function starPath(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, point) => {
    const turn = -Math.PI / 2 + (point * Math.PI) / 5;
    const reach = point % 2 === 1 ? inner : outer;
    return `${(x + reach * Math.cos(turn)).toFixed(2)} ${(y + reach * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const MIDDLE: Readonly<Record<Resource, number>> = { credits: 16, income: 16.2, vp: 18 };

/** A star has less room inside than a disc. */
function figureSize(of: Resource, { length }: string): number {
  const size = [21, 21, 18.4, 14][Math.min(length, 3)] as number;
  if (of !== 'vp') return size;
  return size - (length > 1 ? 2.4 : 1.2);
}

const CRYSTAL = 'M16 2.4 26.2 9.2V22.8L16 29.6 5.8 22.8V9.2Z';
const STAR = starPath(16, 16.8, 14.2, 8.8);

const SHAPES: Readonly<Record<Resource, ReactElement>> = {
  credits: (
    <>
      <circle cx={16} cy={16} r={14.4} fill="var(--color-credits-edge)" />
      <circle cx={16} cy={15.4} r={13.6} fill="var(--color-credits)" />
      <path
        d="M5.6 15.4A10.4 10.4 0 0 1 22 7"
        fill="none"
        stroke="#ffedb8"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  ),
  income: (
    <>
      <path d="M16 .8 27.6 8.4V23.6L16 31.2 4.4 23.6V8.4Z" fill="var(--color-income-edge)" />
      <path d={CRYSTAL} fill="var(--color-income)" />
      <path d="M5.8 9.2 16 2.4v4.4L9.4 11v10.4l-3.6 1.4Z" fill="#fff" />
      <path d="M26.2 9.2 16 2.4v4.4L22.6 11v10.4l3.6 1.4Z" fill="#bcd3e2" />
      <path d="M5.8 22.8 9.4 21.4 16 25.4l6.6-4 3.6 1.4L16 29.6Z" fill="#9cbace" />
    </>
  ),
  vp: (
    <>
      <path
        d={starPath(16, 17, 15.4, 9.6)}
        fill="var(--color-influence-edge)"
        stroke="var(--color-influence-edge)"
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path
        d={STAR}
        fill="var(--color-influence)"
        stroke="var(--color-influence)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path d="M16 3.6 19.4 11" stroke="#f8e8ff" strokeWidth={1.6} strokeLinecap="round" />
    </>
  ),
};

const RINGS: Readonly<Record<Resource, ReactElement>> = {
  credits: <circle cx={16} cy={16} r={13.4} className={styles.ring} />,
  income: <path d={CRYSTAL} className={styles.ring} />,
  vp: <path d={STAR} className={styles.ring} strokeLinejoin="round" />,
};
