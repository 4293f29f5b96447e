/** What concerns the table rather than the game: a bot holds one's seat, or the others want to play again. */

import type { Line, TableNews } from '@starboard/client';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { http } from '../online/server.ts';
import styles from './bands.module.css';

export interface BandsProps {
  readonly line: Line;
  readonly news: TableNews;
  /** Whether one has seen how the match ended: a rematch would tell. */
  readonly ended: boolean;
}

export function Bands({ line, news, ended }: BandsProps) {
  const t = useTranslations('room');
  const [, navigate] = useLocation();
  const own = news.you === null ? undefined : news.seats[news.you];
  const playing = news.stage === 'playing';
  return (
    <div aria-live="polite">
      {own?.left === true && playing && (
        <p className={styles.band}>
          {t('gaveUp')}
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => void http.sit(news.id, own.seat)}
          >
            {t('sitAgain')}
          </button>
        </p>
      )}
      {own?.left === false && own.heldBy !== null && playing && (
        <p className={styles.band}>
          {t('heldBy')}
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => void line.comeBack(news.id)}
          >
            {t('takeBack')}
          </button>
        </p>
      )}
      {ended && news.successor !== null && (
        <p className={styles.band}>
          {t('rematchLead')}
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => navigate(`/table/${news.successor}`)}
          >
            {t('rematch')}
          </button>
        </p>
      )}
    </div>
  );
}
