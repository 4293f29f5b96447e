/** A code in an address: on to the table that has it. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, Redirect, useLocation, useSearchParams } from 'wouter';
import { CodeForm, lettersOf } from '../home/code-entry.tsx';
import { useRefusal } from '../online/refusal.ts';
import { http } from '../online/server.ts';
import { Notice } from '../shell/notice.tsx';
import styles from './join.module.css';

export interface JoinProps {
  /** Behind a question mark where the browser itself has sent it, before the page was awake. */
  readonly code: string | undefined;
}

export default function Join(given: JoinProps) {
  const [search] = useSearchParams();
  const code = lettersOf(given.code ?? search.get('code') ?? '');
  return code === '' ? <Redirect to="/" replace /> : <On key={code} code={code} />;
}

function On({ code }: { code: string }) {
  const t = useTranslations();
  const refuse = useRefusal();
  const [, navigate] = useLocation();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    http
      .tableWithCode(code)
      .then(({ id }) => navigate(`/table/${id}`, { replace: true }), setError);
  }, [code, navigate]);
  if (error === undefined) return <p data-coming="">{t('loading')}</p>;
  return (
    <Notice title={t('lobby.code', { code })} lead={refuse(error)}>
      <div className={styles.again}>
        <p>{t('lobby.codeAgain')}</p>
        <CodeForm wrong={code} />
      </div>
      <Link className={controls.button} href="/lobby">
        {t('nav.lobby')}
      </Link>
      <Link className={controls.button} href="/">
        {t('play.home')}
      </Link>
    </Notice>
  );
}
