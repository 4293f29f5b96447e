/** Where one learns: each game in three steps, its guided first game, its rules; and the fair dice. */

import { Die } from '@starboard/look/art/die.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type CatalogueGame, GAMES } from '../games/catalogue.ts';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import styles from './learn.module.css';

export default function Learn() {
  const t = useTranslations();
  return (
    <Screen title={t('learn.title')} lead={t('learn.lead')}>
      <div className={panels.alike}>
        {GAMES.map((game) => (
          <Lessons key={game.name} game={game} />
        ))}
        <section className={`${controls.panel} ${styles.lessons}`} aria-labelledby="dice">
          <div className={styles.thrown}>
            <Die face={3} />
            <Die face={5} />
          </div>
          <h2 id="dice">{t('home.dice.title')}</h2>
          <p>{t('home.dice.text')}</p>
          <div className={styles.ways}>
            <Link className={controls.button} href="/fair-dice">
              <Icon name="shield" />
              {t('home.dice.try')}
            </Link>
          </div>
        </section>
      </div>
    </Screen>
  );
}

function Lessons({ game: { name, Art, seats, learning } }: { game: CatalogueGame }) {
  const t = useTranslations();
  const title = t(`games.${name}.name`);
  return (
    <section className={`${controls.panel} ${styles.lessons}`} aria-labelledby={name}>
      <Art className={styles.scene} />
      <h2 id={name}>{title}</h2>
      <ol className={styles.steps} aria-label={t('learn.how', { game: title })}>
        {STEPS.map((step) => (
          <li key={step}>{t(`games.${name}.steps.${step}`)}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Link className={`${controls.button} ${controls.lit}`} href={`/learn/${name}`}>
          <Icon name="play" />
          {t('learn.tutorial')}
        </Link>
        <Link className={controls.button} href={`/learn/${name}/rules`}>
          <Icon name="book" />
          {t('learn.rules')}
        </Link>
        {learning.Trainer !== undefined && (
          <Link className={controls.button} href={`/learn/${name}/trainer`}>
            <Icon name="flip" />
            {t('learn.trainer')}
          </Link>
        )}
        {seats.min === 1 && (
          <Link className={controls.button} href={`/new/${name}?way=alone`}>
            <Icon name="clock" />
            {t('learn.alone')}
          </Link>
        )}
      </div>
    </section>
  );
}

const STEPS = ['1', '2', '3'] as const;
