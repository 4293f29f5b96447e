/** At the end of one's try: one's place, and the best of the day. */

import type { TableNews } from '@starboard/client/protocol';
import controls from '@starboard/look/controls.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BestList } from './best-list.tsx';
import { dayOf } from './day.ts';
import styles from './standing.module.css';
import { useDaily } from './use-daily.ts';

/** Nothing at a table that is no try of the day. */
export function Standing({ table: { id, game, openedAt, stage } }: { table: TableNews }) {
  const t = useTranslations('daily');
  const answers = useQueryClient();
  // The list is written when the end of the match is.
  useEffect(() => {
    if (stage === 'over') void answers.invalidateQueries({ queryKey: ['daily', game] });
  }, [answers, game, stage]);
  const { data: news } = useDaily(game, dayOf(openedAt));
  if (news === undefined || news.table !== id) return null;
  const { yours, finished } = news;
  return (
    <section className={`${controls.panel} ${styles.standing}`} aria-labelledby="standing">
      <h2 id="standing">
        {yours === null ? t('best') : t('place', { place: yours.place, finished })}
      </h2>
      <BestList news={news} most={5} />
    </section>
  );
}
