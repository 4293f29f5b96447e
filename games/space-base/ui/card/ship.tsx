/** A ship as it lies in the shipyard (medium) and in a sector (small). */

import type { Ship, StartingShip } from '@starboard/space-base';
import { Scene } from '../art/scene.tsx';
import { Token } from '../art/token.tsx';
import styles from './card.module.css';
import { ShipFace } from './face.tsx';
import { type CardStyle, Frame } from './frame.tsx';
import { RankStripes, SectorPlate } from './plate.tsx';
import { pictureOf, shortName } from './set.ts';

type ShipCardProps = CardStyle & { card: Ship | StartingShip };

/** Cost and sector on the picture, and the faces that are asked for. */
export function MediumCard({ card, ...style }: ShipCardProps) {
  const { set, seat, face, players, cubes } = style;
  return (
    <Frame size="medium" {...style}>
      <span className={styles.art}>
        <Scene {...pictureOf(card, set, seat)} tight className={styles.scene} />
        <span className={styles.name}>
          {shortName(card, style.language, seat)}
          {'level' in card && <RankStripes level={card.level} />}
        </span>
      </span>
      {'cost' in card && (
        <span className={styles.cost}>
          <Token of="credits" amount={card.cost} hollow={style.state === 'poor'} />
        </span>
      )}
      <SectorPlate sector={card.sector} className={styles.plate ?? ''} />
      {face !== 'deployed' && (
        <ShipFace
          face={card.station}
          side="station"
          size="medium"
          players={players}
          cubes={cubes}
        />
      )}
      {face !== 'station' && (
        <ShipFace
          face={card.deployed}
          side="deployed"
          size="medium"
          players={players}
          cubes={face === 'deployed' ? cubes : 0}
        />
      )}
    </Frame>
  );
}

/** Docked under its sector's plate: the one face that is up. */
export function SmallCard({ card, ...style }: ShipCardProps) {
  const { set, seat, face, players, cubes } = style;
  const side = face === 'deployed' ? 'deployed' : 'station';
  return (
    <Frame size="small" {...style}>
      <span className={styles.art}>
        <Scene {...pictureOf(card, set, seat)} className={styles.scene} />
        {'level' in card && <RankStripes level={card.level} className={styles.rank ?? ''} />}
      </span>
      <span className={styles.name}>{shortName(card, style.language, seat)}</span>
      <ShipFace face={card[side]} side={side} size="small" players={players} cubes={cubes} />
    </Frame>
  );
}
