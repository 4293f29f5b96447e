/** A card to read: the whole picture, both faces with every slot, and what they do in words. */

import type { Language } from '@starboard/engine/words';
import type { Card, Face } from '@starboard/space-base';
import {
  cardName,
  describeAbility,
  describeRewards,
  inLanguage,
  say as sayGame,
} from '@starboard/space-base/text';
import { UseIcon } from '../art/icons.tsx';
import { Scene } from '../art/scene.tsx';
import { Token } from '../art/token.tsx';
import styles from './card.module.css';
import { LargeFace } from './face.tsx';
import type { CardStyle } from './frame.tsx';
import large from './large.module.css';
import { RankStripes, SectorPlate } from './plate.tsx';
import { pictureOf, registryOf } from './set.ts';
import { say } from './words.ts';

export function LargeCard({ card, ...style }: CardStyle & { card: Card }) {
  const { language, set, seat, state } = style;
  const name = cardName(card, language, seat);
  return (
    <article
      className={[styles.card, large.card, styles[state], style.className].join(' ')}
      aria-label={name}
      lang={language}
    >
      <div className={styles.art}>
        <Scene {...pictureOf(card, set, seat)} className={styles.scene} />
        {'vp' in card ? null : <span className={large.registry}>{registryOf(card, seat)}</span>}
      </div>
      {'cost' in card && (
        <span className={styles.cost}>
          <Token of="credits" amount={card.cost} hollow={state === 'poor'} />
        </span>
      )}
      <SectorPlate sector={card.sector} className={styles.plate ?? ''} />
      <header className={large.header}>
        <h3>{name}</h3>
        <p>{inLanguage(set.classes[card.class]?.name ?? { en: card.class }, language)}</p>
        {'level' in card && <RankStripes level={card.level} className={large.stripes ?? ''} />}
      </header>
      {'vp' in card ? (
        <section className={`${large.side} ${large.settled}`}>
          <Token of="vp" amount={card.vp} />
          <p>
            {say(language, 'card.settled', {
              vp: sayGame(language, 'amount.vp', { count: card.vp }),
            })}
          </p>
        </section>
      ) : (
        <>
          <Side {...style} printed={card.station} side="station" />
          <Side {...style} printed={card.deployed} side="deployed" />
        </>
      )}
    </article>
  );
}

function Side(props: CardStyle & { printed: Face; side: 'station' | 'deployed' }) {
  const { printed, side, language, players } = props;
  const stationed = side === 'station';
  const up = props.face === side || (stationed && props.face === 'yard');
  return (
    <section className={`${large.side} ${large[side]}`}>
      <h4>
        <UseIcon use={stationed ? 'ownTurn' : 'othersTurn'} className={large.mark} />
        {say(language, stationed ? 'card.stationed' : 'card.deployed')}
        <small>{say(language, stationed ? 'card.ownTurn' : 'card.othersTurn')}</small>
      </h4>
      <LargeFace face={printed} cubes={up ? props.cubes : 0} players={players} />
      <p>{sentences(printed, side, language, players).join(language === 'zh-Hant' ? '' : ' ')}</p>
    </section>
  );
}

function sentences(
  face: Face,
  side: 'station' | 'deployed',
  language: Language,
  players: number | undefined,
): string[] {
  const rewards = describeRewards(face.rewards, language);
  const rolls = side === 'station' ? 'card.ownRolls' : 'card.othersRolls';
  return [
    rewards === '' ? say(language, `${rolls}Empty`) : say(language, rolls, { rewards }),
    ...(face.ability === undefined
      ? []
      : [
          describeAbility(
            face.ability,
            players === undefined ? { language } : { language, players },
          ),
        ]),
  ];
}
