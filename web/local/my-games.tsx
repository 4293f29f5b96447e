/** The games on this device: go on with one, or forget it. */

import controls from '@starboard/look/controls.module.css';
import { MenuItem } from '@starboard/look/menu.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { GameRow, GameRows, RecordItems } from '../games/game-row.tsx';
import { Confirmation } from '../shell/confirmation.tsx';
import { downloadRecord } from './download.ts';
import { allGames, forgetGame } from './drawer.ts';
import { useEnding } from './ending.ts';
import type { KeptGame } from './kept-game.ts';
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
      <GameRows>
        {games?.slice(0, most).map((game) => (
          <Row key={game.id} game={game} onForget={() => setLeaving(game)} />
        ))}
      </GameRows>
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
  const endingOf = useEnding();
  const others = game.seats.slice(1).map(({ name }) => name);
  const over = game.result !== null;
  const company =
    others.length === 0
      ? t('home.mine.alone')
      : t('home.mine.with', { names: format.list(others) });
  return (
    <GameRow
      game={game.game}
      href={`/play/${game.game}/${game.id}`}
      deed={over ? 'look' : 'goOn'}
      menu={
        <>
          <RecordItems
            kind="game"
            id={game.id}
            over={over}
            onDownload={() => void downloadRecord(game)}
          />
          <MenuItem icon="trash" onSelect={onForget}>
            {t('home.mine.forget')}
          </MenuItem>
        </>
      }
    >
      {[
        ...(over && others.length > 0 ? endingOf(game) : [...endingOf(game), company]),
        format.relativeTime(Math.min(game.played, Date.now()), Date.now()),
      ].join(' · ')}
    </GameRow>
  );
}
