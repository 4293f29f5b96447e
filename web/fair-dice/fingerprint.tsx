/** A long number as people can compare it: a constellation of its own, and its digits. */

import { sparkle, tenth } from '@starboard/look/art/brushes.tsx';
import styles from './fingerprint.module.css';

const STARS = 7;
const WIDTH = 160;
const HEIGHT = 76;
const MARGIN = 20;

export interface FingerprintProps {
  /** 64 hexadecimal digits. */
  readonly value: string;
  readonly label: string;
  /** Beside another one there is room for the first and last digits only. */
  readonly short?: boolean;
}

export function Fingerprint({ value, label, short = false }: FingerprintProps) {
  const groups = value.match(/.{8}/g) ?? [];
  const digits = short ? [`${groups.at(0)}…`, groups.at(-1)] : groups;
  return (
    <figure className={styles.fingerprint} data-short={short || undefined}>
      <figcaption>{label}</figcaption>
      <Constellation value={value} />
      <code>
        {digits.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; two may be equal.
          <span key={index}>{group}</span>
        ))}
      </code>
    </figure>
  );
}

function Constellation({ value }: { value: string }) {
  const stars = starsOf(value);
  return (
    <svg className={styles.stars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={stars.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {stars.map(({ x, y, size }) => (
        <path key={x} d={sparkle(x, y, size)} />
      ))}
    </svg>
  );
}

/** One star a column, its place in the column and its size read from the number. */
function starsOf(value: string): { x: number; y: number; size: number }[] {
  const column = (WIDTH - 2 * MARGIN) / (STARS - 1);
  const read = (index: number) => Number.parseInt(value.slice(index * 2, index * 2 + 2), 16) / 255;
  return Array.from({ length: STARS }, (_, index) => ({
    x: tenth(MARGIN + column * (index + (read(index * 3) - 0.5) * 0.7)),
    y: tenth(MARGIN + (HEIGHT - 2 * MARGIN) * read(index * 3 + 1)),
    size: tenth(5 + 6 * read(index * 3 + 2)),
  }));
}
