/** A colony: an upright tile on sale, a closed sector once it is settled. */

import type { Colony } from '@starboard/space-base';
import { SignIcon } from '../art/icons.tsx';
import { Scene, SettlementScene } from '../art/scene.tsx';
import { Token } from '../art/token.tsx';
import styles from './card.module.css';
import { type CardStyle, Frame } from './frame.tsx';
import { SectorPlate } from './plate.tsx';
import { pictureOf, shortName } from './set.ts';

export interface ColonyCardProps extends CardStyle {
  readonly card: Colony;
  readonly size: 'chip' | 'small' | 'medium';
}

export function ColonyCard({ card, size, ...style }: ColonyCardProps) {
  const { hour, ...picture } = pictureOf(card, style.set);
  if (size === 'medium') {
    return (
      <Frame size="tile" {...style}>
        <span className={styles.art}>
          <SettlementScene {...picture} className={styles.scene} />
        </span>
        <SectorPlate sector={card.sector} className={styles.plate ?? ''} />
        <span className={styles.deal}>
          <Token of="vp" amount={card.vp} />
          <Token of="credits" amount={card.cost} hollow={style.state === 'poor'} />
        </span>
      </Frame>
    );
  }
  if (size === 'chip') {
    return (
      <Frame size="chip" {...style}>
        <Settled vp={card.vp} />
      </Frame>
    );
  }
  return (
    <Frame size="small" {...style}>
      <span className={styles.art}>
        <Scene {...picture} hour={hour} className={styles.scene} />
      </span>
      <span className={`${styles.name} ${styles.place}`}>{shortName(card, style.language)}</span>
      <Settled vp={card.vp} />
    </Frame>
  );
}

function Settled({ vp }: { vp: number }) {
  return (
    <span className={styles.settled}>
      <SignIcon sign="lock" className={styles.lock} />
      <Token of="vp" amount={vp} />
    </span>
  );
}
