/** A ship as a strip: the face that is up, with the ship engraved behind it. */

import type { Ship, StartingShip } from '@starboard/space-base';
import { ShipArt } from '../art/ship.tsx';
import styles from './card.module.css';
import { ShipFace } from './face.tsx';
import { type CardStyle, Frame } from './frame.tsx';
import { pictureOf } from './set.ts';

export function Chip({ card, ...style }: CardStyle & { card: Ship | StartingShip }) {
  const side = style.face === 'station' ? 'station' : 'deployed';
  const { hour: _, ...picture } = pictureOf(card, style.set, style.seat);
  return (
    <Frame size="chip" {...style}>
      <ShipFace
        face={card[side]}
        side={side}
        size="chip"
        players={style.players}
        cubes={style.cubes}
        behind={
          card[side].ability === undefined && <ShipArt {...picture} className={styles.engraving} />
        }
      />
    </Frame>
  );
}
