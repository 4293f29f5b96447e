/** A sector's number on enamel, the same on card and quay; and the stripes of a level. */

import type { Level } from '@starboard/space-base';
import styles from './plate.module.css';

export function SectorPlate({ sector, className = '' }: { sector: number; className?: string }) {
  return <span className={`${styles.plate} ${className}`}>{sector}</span>;
}

/** One, two or three, as on a sleeve. */
export function RankStripes({ level, className = '' }: { level: Level; className?: string }) {
  return (
    <span className={`${styles.stripes} ${className}`} aria-hidden="true">
      {Array.from({ length: level }, (_, stripe) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes are all alike and never move
        <i key={stripe} />
      ))}
    </span>
  );
}
