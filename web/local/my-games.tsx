/** The games on this device: go on with one, or forget it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Menu, MenuItem } from '@starboard/look/menu.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import { useWatchAgain } from '../replay/watch-again.tsx';
import { Confirmation } from '../shell/confirmation.tsx';
import { downloadRecord } from './download.ts';
import { allGames, forgetGame } from './drawer.ts';
import { type KeptGame, personsOf } from './kept-game.ts';
import styles from './my-games.module.css';

export interface MyGamesProps {
  readonly stage: Stage;
  /** As many as given, the last played first; all of them without a number. */
  readonly most?: number;
  /** Those that are played elsewhere; they come first. */
  readonly before?: ReactNode;
}

/** Games that can be gone on with, or those that are finished. */
type Stage = 'under-way' | 'over';

export function MyGames({ stage, most = Number.POSITIVE_INFINITY, before }: MyGamesProps) {
  const t = useTranslations();
  const over = stage === 'over';
  const [kept, setGames] = useState<readonly KeptGame[]>();
  const [leaving, setLeaving] = useState<KeptGame>();
  useEffect(() => {
    allGames().then(setGames, () => setGames([]));
  }, []);

  const games = kept?.filter(({ result }) => (result !== null) === over);
  const hasMore = games !== undefined && games.length > most;

  const forget = async (game: KeptGame) => {
    setLeaving(undefined);
    await forgetGame(game.id);
    setGames(await allGames());
  };

  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="my-games">
      <h2 id="my-games">{t(over ? 'home.mine.finishedHere' : 'home.mine.title')}</h2>
      {before}
      {games?.length === 0 && (
        <p className={styles.none}>{t(over ? 'history.none' : 'home.mine.none')}</p>
      )}
      <ul className={styles.list}>
        {games?.slice(0, most).map((game) => (
          <Row key={game.id} game={game} onForget={() => setLeaving(game)} />
        ))}
      </ul>
      {!over && (
        <p className={styles.elsewhere}>
          {hasMore && <Link href="/me">{t('home.mine.all')}</Link>}
          <Link href="/history">{t('history.title')}</Link>
        </p>
      )}
      <Confirmation
        open={leaving !== undefined}
        deed={t('home.mine.forget')}
        lead={t('home.mine.forgetSure')}
        onConfirm={() => leaving !== undefined && void forget(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  );
}

function Row({ game, onForget }: { game: KeptGame; onForget: () => void }) {
  const t = useTranslations();
  const format = useFormatter();
  const Art = gameNamed(game.game)?.Art;
  const stageOf = useStage();
  const watch = useWatchAgain();
  const [, navigate] = useLocation();
  const others = game.seats.slice(1).map(({ name }) => name);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{Art !== undefined && <Art className={styles.art} />}</span>
      <span className={styles.words}>
        <b>{t(`games.${game.game as GameName}.name`)}</b>
        <small>
          {[
            ...stageOf(game),
            others.length === 0
              ? t('home.mine.alone')
              : t('home.mine.with', { names: format.list(others) }),
            format.relativeTime(Math.min(game.played, Date.now()), Date.now()),
          ].join(' · ')}
        </small>
      </span>
      <Link className={controls.button} href={`/play/${game.game}/${game.id}`}>
        {t(game.result === null ? 'home.mine.goOn' : 'home.mine.look')}
      </Link>
      <Menu
        trigger={
          <button type="button" className={controls.round} aria-label={t('home.mine.more')}>
            <Icon name="more" />
          </button>
        }
      >
        {game.result !== null && (
          <>
            <MenuItem icon="play" onSelect={() => watch(`game/${game.id}`)}>
              {t('replay.again')}
            </MenuItem>
            <MenuItem icon="shield" onSelect={() => navigate(`/check?game=${game.id}`)}>
              {t('proof.check')}
            </MenuItem>
          </>
        )}
        <MenuItem icon="download" onSelect={() => void downloadRecord(game)}>
          {t('play.menuRecord')}
        </MenuItem>
        <MenuItem icon="trash" onSelect={onForget}>
          {t('home.mine.forget')}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** How it ended, once it did. */
function useStage(): (game: KeptGame) => string[] {
  const t = useTranslations('home.mine');
  return (game) => {
    if (game.result === null) return [];
    const won = personsOf(game).some((seat) => game.result?.places[seat] === 1);
    return [t(won ? 'won' : 'over')];
  };
}
