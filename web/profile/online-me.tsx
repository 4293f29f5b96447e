/** What the server knows of the visitor: how he plays, and the name he keeps. */

import type { Me } from '@starboard/client/http';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { showLooks, useMe } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { http } from '../online/server.ts';
import { Statistics } from '../people/statistics.tsx';
import { useLooks } from './looks.ts';
import styles from './online-me.module.css';

export default function OnlineMe() {
  return (
    <Online>
      <Known />
    </Online>
  );
}

/** Where the server cannot be reached the device's own games still stand beside it. */
function Known() {
  const t = useTranslations('online');
  const { me, error } = useMe();
  useCatchingUp(me);
  if (me === undefined) {
    return error === null ? <div data-coming="" /> : <p className={styles.gone}>{t('offline')}</p>;
  }
  return (
    <>
      {me !== null && <Ratings id={me.id} />}
      <Account me={me} />
    </>
  );
}

/** What was changed while the server could not be asked is caught up on. */
function useCatchingUp(me: Me | null | undefined): void {
  const looks = useLooks();
  const now = useRef(looks);
  now.current = looks;
  useEffect(() => {
    if (me === undefined || me === null) return;
    if (LOOKS.some((look) => me[look] !== now.current[look])) void showLooks(now.current);
  }, [me]);
}

const LOOKS = ['name', 'colour', 'face', 'language'] as const;

function Ratings({ id }: { id: string }) {
  const t = useTranslations();
  const { data: person } = useQuery({ queryKey: ['person', id], queryFn: () => http.person(id) });
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="ratings">
      <h2 id="ratings">{t('stats.title')}</h2>
      <Statistics statistics={person?.statistics ?? []} none={t('stats.none')} />
      <Link className={controls.button} href={`/people/${id}`}>
        <Icon name="eye" />
        {t('people.seen')}
      </Link>
    </section>
  );
}

function Account({ me }: { me: Me | null }) {
  const t = useTranslations('account');
  const username = me?.username ?? null;
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="account">
      <h2 id="account">{t('title')}</h2>
      {username === null ? <p>{t('guest')}</p> : <p>{t('signedIn', { username })}</p>}
      <div className={styles.ways}>
        {username === null && (
          <Link className={controls.button} href="/sign-in">
            {t('signIn')}
          </Link>
        )}
        <Link className={controls.button} href="/account">
          <Icon name={username === null ? 'lock' : 'gear'} />
          {t(username === null ? 'keep' : 'manage')}
        </Link>
      </div>
    </section>
  );
}
