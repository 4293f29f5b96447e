/** One game: a window cut into paper with its world behind it, and below it the ways to begin. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import type { CatalogueGame } from '../games/catalogue.ts';
import { ownSeat, useProfile } from '../profile/profile.ts';
import styles from './game-window.module.css';

export function GameWindow({ game }: { game: CatalogueGame }) {
  const t = useTranslations();
  const { name, Art } = game;
  const title = t(`games.${name}.name`);
  return (
    <article className={styles.game} aria-labelledby={name}>
      <div className={styles.view}>
        <Art className={styles.scene} />
        <Edge />
      </div>
      <div className={styles.text}>
        <h2 id={name}>{title}</h2>
        <Facts game={game} />
        <p className={styles.pitch}>{t(`games.${name}.pitch`)}</p>
        <div className={styles.acts}>
          <PlayNow game={game} />
          <Link className={controls.button} href={`/new/${name}?way=online`}>
            <Icon name="people" />
            <span className={styles.long}>{t('home.friends')}</span>
            <span className={styles.brief}>{t('home.friendsShort')}</span>
          </Link>
          <Link className={controls.button} href={`/new/${name}?way=here`}>
            <Icon name="tablet" />
            <span className={styles.long}>{t(`home.here.${name}`)}</span>
            <span className={styles.brief}>{t(`home.hereShort.${name}`)}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function Facts({ game: { seats, minutes, years } }: { game: CatalogueGame }) {
  const t = useTranslations('home.facts');
  const players = { min: Math.max(2, seats.min), max: seats.max };
  return (
    <ul className={styles.facts}>
      <li className={controls.chip} title={t('playersLong', players)}>
        <Icon name="people" />
        {t('players', players)}
      </li>
      <li className={controls.chip}>
        <Icon name="clock" />
        {t('minutes', { minutes })}
      </li>
      <li className={controls.chip}>
        <Icon name="star" />
        {t('years', { years })}
      </li>
    </ul>
  );
}

/** Into a game against bots, with nothing to decide first. */
function PlayNow({ game }: { game: CatalogueGame }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const profile = useProfile();
  const title = t(`games.${game.name}.name`);
  const begin = async () => {
    setBusy(true);
    const { beginAgainstBots } = await import('../local/begin.ts');
    navigate(await beginAgainstBots(game, ownSeat(profile)));
  };
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.lit} ${controls.big}`}
      title={t('home.nowHint', { game: title })}
      aria-label={t('pair', { what: t('home.now'), which: title })}
      disabled={busy}
      onClick={() => void begin().catch(() => setBusy(false))}
    >
      <Icon name="bolt" />
      {t('home.now')}
    </button>
  );
}

/** The wavy lower edge of the window, with the shadow it throws. */
function Edge() {
  const wave = 'M0 40 V14 C70 2 150 4 230 14 C330 27 400 26 480 14 C560 3 620 6 660 14 V40Z';
  return (
    <svg className={styles.edge} viewBox="0 0 660 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={wave} fill="#0a0618" fillOpacity={0.3} transform="translate(0 -6)" />
      <path d={wave} fill="var(--color-surface)" />
    </svg>
  );
}
