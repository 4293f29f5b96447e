/** Everything the visitor has finished: with the server, and on this device. */

import controls from '@starboard/look/controls.module.css';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MyGames } from '../local/my-games.tsx';
import { isKnown } from '../online/server.ts';
import people from '../people/person-page.module.css';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';

const OnlineHistory = lazy(() => import('./online-history.tsx'));

export default function HistoryPage() {
  const t = useTranslations('history');
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={panels.panels}>
        <section className={`${controls.panel} ${people.panel}`} aria-labelledby="finished">
          <h2 id="finished">{t('online')}</h2>
          {isKnown() ? (
            <Suspense fallback={null}>
              <OnlineHistory />
            </Suspense>
          ) : (
            <p>{t('none')}</p>
          )}
        </section>
        <MyGames stage="over" />
      </div>
    </Screen>
  );
}
