/** The map of the day: the try that counts, one's place, and the lists of today and yesterday. */

import type { DailyNews } from '@starboard/client/http';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { SegmentedChoice } from '@starboard/look/segmented-choice.tsx';
import { type ReactNode, useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { type DailyGame, gameNamed } from '../games/catalogue.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { Online } from '../online/online.tsx';
import { useRefusal } from '../online/refusal.ts';
import { http, introduce } from '../online/server.ts';
import { ownSeat, useProfile } from '../profile/profile.ts';
import { Lost } from '../shell/lost.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSpeaking } from '../shell/spoken.ts';
import { beginAgain, beginOffline } from './begin.ts';
import { BestList } from './best-list.tsx';
import styles from './daily-page.module.css';
import { dayBefore } from './day.ts';
import { useStopwatch } from './stopwatch.ts';
import { useDaily } from './use-daily.ts';

export default function DailyPage({ game: name }: { game: string }) {
  const t = useTranslations('daily');
  const game = gameNamed(name);
  if (game?.daily === undefined) return <Lost />;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Online>
        <Day game={game as DailyGame} />
      </Online>
    </Screen>
  );
}

function Day({ game }: { game: DailyGame }) {
  const { data: news, isError } = useDaily(game.name);
  return (
    <div className={styles.day}>
      <section className={`${controls.panel} ${styles.try}`}>
        <game.daily.Art className={styles.art} />
        {news !== undefined ? <Try game={game} news={news} /> : isError && <Offline game={game} />}
      </section>
      {news !== undefined && <Lists game={game} today={news} />}
    </div>
  );
}

/** One try a day: to begin, to go on with, or done. */
function Try({ game, news }: { game: DailyGame; news: DailyNews }) {
  const t = useTranslations('daily');
  const { language } = useSpeaking();
  const stopwatch = useStopwatch();
  const you = useYou();
  const { table, yours, finished } = news;
  if (table !== null && yours !== null) {
    return (
      <>
        <p className={styles.score}>
          <b>{stopwatch(yours.score)}</b>
          {t('place', { place: yours.place, finished })}
        </p>
        <Go begin={() => beginAgain(game, table, you)}>{t('again')}</Go>
        <p className={styles.hint}>{t('againHint')}</p>
        <Next at={news.endsAt} />
      </>
    );
  }
  const play = async () => {
    await introduce(language);
    return `/table/${(await http.playDaily(game.name)).id}`;
  };
  return (
    <>
      <Go begin={play} lit>
        {t(table === null ? 'play' : 'goOn')}
      </Go>
      <p className={styles.hint}>{t(table === null ? 'once' : 'running')}</p>
      <Next at={news.endsAt} />
    </>
  );
}

/** Without a server nothing is counted; there is a map all the same. */
function Offline({ game }: { game: DailyGame }) {
  const t = useTranslations('daily');
  const you = useYou();
  return (
    <>
      <p className={styles.hint}>{t('offline')}</p>
      <Go begin={() => beginOffline(game, you)}>{t('offlinePlay')}</Go>
    </>
  );
}

/** Begins, and goes to where it is played; says why not. */
function Go(props: { begin: () => Promise<string>; lit?: boolean; children: ReactNode }) {
  const [, navigate] = useLocation();
  const refuse = useRefusal();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const go = async () => {
    setBusy(true);
    setRefusal('');
    try {
      navigate(await props.begin());
    } catch (error) {
      setBusy(false);
      setRefusal(refuse(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.big} ${props.lit === true ? controls.lit : ''}`}
        disabled={busy}
        onClick={() => void go()}
      >
        <Icon name={props.lit === true ? 'bolt' : 'turn'} />
        {props.children}
      </button>
      <p role="alert" className={styles.hint}>
        {refusal}
      </p>
    </>
  );
}

function Next({ at }: { at: number }) {
  const t = useTranslations('daily');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  return (
    <p className={styles.next}>
      <Icon name="clock" />
      {t('next', { when: format.relativeTime(at, now) })}
    </p>
  );
}

type Shown = 'today' | 'yesterday';

function Lists({ game, today }: { game: DailyGame; today: DailyNews }) {
  const t = useTranslations('daily');
  const format = useFormatter();
  const [shown, setShown] = useState<Shown>('today');
  const { data: yesterday } = useDaily(game.name, dayBefore(today.today));
  const news = shown === 'today' ? today : yesterday;
  // Who comes first today can still be the first; yesterday nobody can.
  const inviting = shown === 'today' && today.finished === 0;
  return (
    <section className={`${controls.panel} ${styles.lists}`} aria-labelledby="best">
      <h2 id="best">{t('best')}</h2>
      <SegmentedChoice<Shown>
        label={t('best')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'today', name: t('today') },
          { value: 'yesterday', name: t('yesterday') },
        ]}
      />
      {news !== undefined && (
        <>
          <p className={styles.date}>
            {format.dateTime(Date.parse(news.date), { dateStyle: 'long', timeZone: 'UTC' })}
            {!inviting && ` · ${t('count', { finished: news.finished })}`}
          </p>
          {(inviting || news.finished > 0) && <BestList news={news} />}
        </>
      )}
    </section>
  );
}

function useYou(): KeptSeat {
  const profile = useProfile();
  return { ...ownSeat(profile), bot: null };
}
