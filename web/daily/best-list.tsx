/** The fastest of a day, and oneself, however far down. */

import type { DailyNews, DailyPlace } from '@starboard/client/http';
import { Flag } from '@starboard/look/art/flag.tsx';
import type { SeatColour } from '@starboard/look/seat-colours.ts';
import { useTranslations } from 'use-intl';
import styles from './best-list.module.css';
import { useStopwatch } from './stopwatch.ts';

export interface BestListProps {
  readonly news: DailyNews;
  /** How many to show at the most. */
  readonly most?: number;
}

export function BestList({ news, most = news.best.length }: BestListProps) {
  const t = useTranslations('daily');
  const shown = news.best.slice(0, most);
  if (shown.length === 0) return <p className={styles.none}>{t('nobody')}</p>;
  const { yours } = news;
  const below = yours !== null && !shown.some(({ you }) => you);
  return (
    <ol className={styles.list}>
      {shown.map((place, index) => (
        // Two of one name may share a place: only the order tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Row key={index} {...place} />
      ))}
      {below && (
        <Row place={yours.place} score={yours.score} name={t('you')} colour={null} you apart />
      )}
    </ol>
  );
}

type RowProps = Omit<DailyPlace, 'colour'> & {
  readonly colour: number | null;
  /** Others stand in between. */
  readonly apart?: boolean;
};

function Row({ place, name, colour, score, you, apart = false }: RowProps) {
  const t = useTranslations();
  const stopwatch = useStopwatch();
  return (
    <li className={styles.row} data-you={you} data-first={place === 1} data-apart={apart}>
      <span className={styles.place}>{place}</span>
      {colour === null ? <span /> : <Flag colour={colour as SeatColour} className={styles.flag} />}
      <span className={styles.name}>
        {name === '' ? t('people.nameless') : name}
        {you && !apart && <small>{t('daily.you')}</small>}
      </span>
      <span className={styles.time}>{stopwatch(score)}</span>
    </li>
  );
}
