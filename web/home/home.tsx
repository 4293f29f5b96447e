/** The way in: two worlds, each a click away; the games under way; and the dice that can be checked. */

import { Die } from '@starboard/look/art/die.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Later } from '@starboard/look/later.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { DAILY_GAMES, GAMES } from '../games/catalogue.ts';
import { Screen } from '../shell/screen.tsx';
import { CodeEntry } from './code-entry.tsx';
import { GameWindow } from './game-window.tsx';
import styles from './home.module.css';

// It brings the database and the menus along; the worlds can be shown before.
const MyGames = lazy(async () => ({ default: (await import('../local/my-games.tsx')).MyGames }));

const DailyPanel = lazy(() => import('../daily/panel.tsx'));

const OnlineGames = lazy(() => import('../games/under-way.tsx'));

export function Home() {
  const t = useTranslations('home');
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <section className={styles.games} aria-label={t('games')}>
        {GAMES.map((game) => (
          <GameWindow key={game.name} game={game} />
        ))}
      </section>
      <div className={styles.lower}>
        <CodeEntry />
        <div className={styles.mine}>
          <Later meanwhile={<div className={controls.panel} />}>
            <MyGames
              stage="under-way"
              most={4}
              before={
                <Suspense fallback={null}>
                  <OnlineGames />
                </Suspense>
              }
            />
          </Later>
        </div>
        {DAILY_GAMES.map((game) => (
          <div key={game.name} className={styles.daily}>
            <Later meanwhile={<div className={controls.panel} />}>
              <DailyPanel game={game} />
            </Later>
          </div>
        ))}
        <DiceInvitation />
      </div>
    </Screen>
  );
}

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
      <Link className={controls.button} href="/fair-dice">
        <Icon name="shield" />
        {t('try')}
      </Link>
    </section>
  );
}
