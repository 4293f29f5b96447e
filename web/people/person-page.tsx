/** Someone's page, as everyone sees it: how he plays, and what he has played. */

import { Refusal } from '@starboard/engine';
import { Traveller } from '@starboard/look/art/traveller.tsx';
import controls from '@starboard/look/controls.module.css';
import { SEAT_COLOURS, seatColour } from '@starboard/look/seat-colours.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useMe } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { http } from '../online/server.ts';
import { Unreachable } from '../online/unreachable.tsx';
import { Notice } from '../shell/notice.tsx';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import { faceOf } from './faces.ts';
import { FinishedGames } from './finished-games.tsx';
import styles from './person-page.module.css';
import { Statistics } from './statistics.tsx';

export default function PersonPage({ id }: { id: string }) {
  return (
    <Online>
      <Person id={id} />
    </Online>
  );
}

function Person({ id }: { id: string }) {
  const t = useTranslations();
  const { me } = useMe();
  const {
    data: person,
    error,
    refetch,
  } = useQuery({ queryKey: ['person', id], queryFn: () => http.person(id) });
  if (error instanceof Refusal && error.code !== 'server.unreachable') {
    return (
      <Notice title={t('people.unknown')} lead={t('people.unknownLead')}>
        <Link className={`${controls.button} ${controls.lit}`} href="/">
          {t('play.home')}
        </Link>
      </Notice>
    );
  }
  if (error !== null) return <Unreachable onRetry={() => void refetch()} />;
  if (person === undefined) return <p data-coming="">{t('loading')}</p>;
  const { name } = person;
  const isMe = me?.id === id;
  const colour = SEAT_COLOURS.find((known) => known === person.colour) ?? 1;
  return (
    <Screen title={name} lead={isMe ? t('people.you') : t('people.lead', { name })}>
      <div className={panels.panels}>
        <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="ratings">
          <div className={styles.head}>
            <Traveller
              className={styles.face}
              name={faceOf(person.face, id)}
              ring={seatColour(colour)}
            />
            <h2 id="ratings">{t('stats.title')}</h2>
          </div>
          <Statistics statistics={person.statistics} none={t('people.noGames')} />
          {isMe && (
            <Link className={controls.button} href="/me">
              {t('people.change')}
            </Link>
          )}
        </section>
        <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="finished">
          <h2 id="finished">{t('history.online')}</h2>
          <FinishedGames person={id} none={t('people.noPublic')} />
        </section>
      </div>
    </Screen>
  );
}
