/** The map of the day on the way in: how one did, the fastest three, and the way there. */

import type { DailyNews } from '@starboard/client/http';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { DailyGame } from '../games/catalogue.ts';
import { Online } from '../online/online.tsx';
import { BestList } from './best-list.tsx';
import styles from './panel.module.css';
import { useStopwatch } from './stopwatch.ts';
import { useDaily } from './use-daily.ts';

export default function DailyPanel({ game }: { game: DailyGame }) {
  return (
    <Online>
      <Panel game={game} />
    </Online>
  );
}

/** Where the server cannot be reached, the way there is all there is. */
function Panel({ game: { name, daily } }: { game: DailyGame }) {
  const t = useTranslations('daily');
  const { data: news } = useDaily(name);
  const begun = news !== undefined && news.table !== null;
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="daily">
      <h2 id="daily">{t('title')}</h2>
      <div className={styles.today}>
        <daily.Art className={styles.art} />
        <p>{news === undefined ? t('lead') : <Today news={news} />}</p>
      </div>
      {news !== undefined && news.best.length > 0 && <BestList news={news} most={3} />}
      <Link
        className={`${controls.button} ${begun ? '' : controls.lit} ${styles.go}`}
        href={`/daily/${name}`}
      >
        {t(news?.yours ? 'look' : begun ? 'goOn' : 'play')}
      </Link>
    </section>
  );
}

function Today({ news: { yours, finished } }: { news: DailyNews }) {
  const t = useTranslations('daily');
  const stopwatch = useStopwatch();
  if (yours === null) return <>{t('count', { finished })}</>;
  return (
    <>
      <b className={styles.time}>{stopwatch(yours.score)}</b>
      {t('place', { place: yours.place, finished })}
    </>
  );
}
