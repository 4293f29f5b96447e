/** What is said where something else was expected: what happened, and the ways on. */

import controls from '@starboard/look/controls.module.css';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly lead: string;
  /** As a program said it, for whoever is asked for help. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

export function Notice({ title, lead, reason, children }: NoticeProps) {
  const t = useTranslations();
  const brand = t('brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <section className={`${controls.panel} ${styles.notice}`} role="alert">
      <h1>{title}</h1>
      <p>{lead}</p>
      {reason !== undefined && <p className={styles.reason}>{t('play.reason', { reason })}</p>}
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
