/** The way in: the two games at a glance, how far the project is, and what can be tried today. */

import { Die } from '@starboard/look/art/die.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Harbour } from '@starboard/space-base/ui/art/harbour.tsx';
import { City } from '@starboard/space-builder/ui/art/city.tsx';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Screen } from '../shell/screen.tsx';
import { GameWindow } from './game-window.tsx';
import styles from './home.module.css';

export function Home() {
  const t = useTranslations('home');
  return (
    <Screen title={t('title')} heading={t('heading')} lead={t('lead')}>
      <section className={styles.games} aria-label={t('games')}>
        <GameWindow
          name={t('base.name')}
          Art={Harbour}
          pitch={t('base.pitch')}
          facts={[
            ['people', t('players', { min: 2, max: 5 })],
            ['turn', t('base.pace')],
            ['dice', t('base.kind')],
          ]}
          steps={[t('base.step1'), t('base.step2'), t('base.step3')]}
        />
        <GameWindow
          name={t('builder.name')}
          Art={City}
          pitch={t('builder.pitch')}
          facts={[
            ['people', t('players', { min: 2, max: 4 })],
            ['clock', t('builder.pace')],
            ['star', t('builder.age', { years: 8 })],
          ]}
          steps={[t('builder.step1'), t('builder.step2'), t('builder.step3')]}
        />
      </section>
      <div className={styles.lower}>
        <State />
        <DiceInvitation />
      </div>
    </Screen>
  );
}

function State() {
  const t = useTranslations('home.state');
  return (
    <section className={`${controls.panel} ${styles.state}`} aria-labelledby="state">
      <h2 id="state">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ol className={styles.course}>
        {COURSE.map(({ stage, icon }) => (
          <li key={stage} data-stage={stage}>
            <span className={styles.buoy}>
              <Icon name={icon} />
            </span>
            <h3>{t(stage)}</h3>
            <p>{t(`${stage}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const COURSE = [
  { stage: 'here', icon: 'check' },
  { stage: 'building', icon: 'crane' },
  { stage: 'next', icon: 'dashed' },
] as const;

function DiceInvitation() {
  const t = useTranslations('home.dice');
  return (
    <section className={`${controls.panel} ${styles.dice}`} aria-labelledby="dice">
      <div className={styles.thrown}>
        <Die face={3} />
        <Die face={5} />
      </div>
      <h2 id="dice">{t('title')}</h2>
      <p>{t('text')}</p>
      <Link className={`${controls.button} ${controls.lit} ${controls.big}`} href="/fair-dice">
        <Icon name="shield" />
        {t('try')}
      </Link>
    </section>
  );
}
