/** One face of a ship: blue and square at the station, red and swallow-tailed when deployed. */

import type { Face } from '@starboard/space-base';
import type { ReactNode } from 'react';
import { AbilityBox } from './ability.tsx';
import styles from './face.module.css';
import { isBare, Reward } from './reward.tsx';

export interface ShipFaceProps {
  readonly face: Face;
  readonly side: 'station' | 'deployed';
  readonly size: 'chip' | 'small' | 'medium';
  readonly cubes?: number | undefined;
  readonly players?: number | undefined;
  /** A picture between the cloth and what stands on it. */
  readonly behind?: ReactNode;
}

export function ShipFace({ side, size, behind, ...inside }: ShipFaceProps) {
  return (
    <span className={`${styles.face} ${styles[side]} ${styles[size]}`}>
      {behind}
      <FaceLine {...inside} />
    </span>
  );
}

type Inside = Pick<ShipFaceProps, 'face' | 'cubes' | 'players'>;

/** A face to read, without the cloth it stands on. */
export function LargeFace(props: Inside) {
  return (
    <div className={styles.large} aria-hidden="true">
      <FaceLine {...props} />
    </div>
  );
}

function FaceLine({ face, cubes, players }: Inside) {
  return (
    <>
      {!isBare(face.rewards) && <Reward rewards={face.rewards} />}
      {face.ability === undefined ? (
        // A face may give a charge to an ability that it does not have.
        face.rewards.charge !== undefined && <Reward rewards={{ charge: 1 }} charge />
      ) : (
        <AbilityBox ability={face.ability} cubes={cubes} players={players} />
      )}
    </>
  );
}
