/** The visitor's finished online games; where the server cannot be reached, it says so. */

import { useTranslations } from 'use-intl';
import { useMe } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { FinishedGames } from '../people/finished-games.tsx';

export default function OnlineHistory() {
  return (
    <Online>
      <Mine />
    </Online>
  );
}

function Mine() {
  const t = useTranslations();
  const { me, error } = useMe();
  if (error !== null && me === undefined) return <p>{t('online.offline')}</p>;
  if (me === undefined) return <p data-coming="">{t('loading')}</p>;
  return <FinishedGames none={t('history.none')} />;
}
