/** What the server knows of the visitor: ratings, games under way and finished, and the name he keeps. */

import type { Me, Statistics } from '@starboard/client/http';
import type { TableNews } from '@starboard/client/protocol';
import controls from '@starboard/look/controls.module.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { GameName } from '../games/catalogue.ts';
import { Online } from '../online/online.tsx';
import { nameAt } from '../online/seats.ts';
import { http, introduce, isKnown } from '../online/server.ts';
import { useSpeaking } from '../shell/spoken.ts';
import { Account } from './account.tsx';
import styles from './online-me.module.css';
import { calledName, useProfile } from './profile.ts';

export default function OnlineMe() {
  return (
    <Online>
      <Known />
    </Online>
  );
}

/** Nothing where the server cannot be reached: the device's own games stand beside it. */
function Known() {
  const { language } = useSpeaking();
  const known = isKnown();
  const { data: me, isPending } = useQuery({
    queryKey: ['me'],
    queryFn: () => introduce(language),
    enabled: known,
  });
  useLooks(me);
  if (!known) return <Account me={null} />;
  if (isPending) return <div data-coming="" />;
  if (me === undefined) return null;
  return (
    <>
      <Ratings id={me.id} />
      <History />
      <Account me={me} />
    </>
  );
}

/** The others see a new name or colour once it has stood for a moment. */
function useLooks(me: Me | undefined): void {
  const profile = useProfile();
  const { language } = useSpeaking();
  const name = calledName(profile);
  const { colour } = profile;
  useEffect(() => {
    if (me === undefined) return;
    if (me.name === name && me.colour === colour && me.language === language) return;
    const timer = setTimeout(() => {
      // A name that will not do stays on this device; the next one is tried again.
      http.changeLooks({ name, colour, language }).catch(() => {});
    }, 800);
    return () => clearTimeout(timer);
  }, [me, name, colour, language]);
}

function Ratings({ id }: { id: string }) {
  const t = useTranslations();
  const { data: person } = useQuery({ queryKey: ['person', id], queryFn: () => http.person(id) });
  const statistics = person?.statistics ?? [];
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="ratings">
      <h2 id="ratings">{t('stats.title')}</h2>
      {statistics.length === 0 && <p>{t('stats.none')}</p>}
      <ul className={styles.list}>
        {statistics.map((game) => (
          <GameStatistics key={game.game} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GameStatistics({ game: { game, played, won, ratings } }: { game: Statistics }) {
  const t = useTranslations();
  return (
    <li>
      <b>{t(`games.${game as GameName}.name`)}</b>
      <span>{t('stats.played', { played, won })}</span>
      {ratings.map(({ against, points }) => (
        <span key={against}>
          {t('stats.points', { points: Math.round(points) })} {t(`stats.${against}`)}
        </span>
      ))}
    </li>
  );
}

function History() {
  const t = useTranslations('history');
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['finished'],
    queryFn: ({ pageParam }) => http.finishedGames(pageParam === '' ? {} : { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const tables = data?.pages.flatMap((page) => page.tables) ?? [];
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      {tables.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {tables.map((table) => (
          <Finished key={table.id} table={table} />
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className={controls.button} onClick={() => void fetchNextPage()}>
          {t('more')}
        </button>
      )}
    </section>
  );
}

function Finished({ table }: { table: TableNews }) {
  const t = useTranslations();
  const format = useFormatter();
  const place = table.you === null ? null : (table.seats[table.you]?.place ?? null);
  const others = table.seats.filter(({ seat }) => seat !== table.you).map(nameAt);
  return (
    <li>
      <Link href={`/table/${table.id}`}>{t(`games.${table.game as GameName}.name`)}</Link>
      {place !== null && <b>{t('history.place', { place, count: table.seats.length })}</b>}
      <span>{t('home.mine.with', { names: format.list(others) })}</span>
      {table.endedAt !== null && (
        <span>{format.dateTime(new Date(table.endedAt), { dateStyle: 'medium' })}</span>
      )}
    </li>
  );
}
