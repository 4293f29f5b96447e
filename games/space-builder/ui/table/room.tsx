/** The whole screen: the scenery, and what stands before it. */

import { type ReactNode, useState } from 'react';
import { Scenery } from '../art/scenery.tsx';
import { Turning } from './corner.tsx';
import styles from './room.module.css';

export interface RoomProps {
  readonly still: boolean;
  /** What is read rather than played may be longer than the screen. */
  readonly scrolls?: boolean;
  /** Between two who sit opposite, one reads first and then the other. */
  readonly turns?: boolean;
  /** Lies as the one at the far end reads it, to begin with. */
  readonly turned?: boolean;
  readonly children: ReactNode;
}

export function Room({
  still,
  scrolls = false,
  turns = false,
  turned = false,
  children,
}: RoomProps) {
  const [other, setOther] = useState(false);
  return (
    <div
      className={styles.room}
      data-still={still}
      data-scrolls={scrolls}
      data-turned={turned !== other}
    >
      <Scenery className={styles.scenery} />
      <div className={styles.front}>
        <Turning value={turns ? () => setOther(!other) : undefined}>{children}</Turning>
      </div>
    </div>
  );
}
