/** How fast a table is played, in words. */

import type { Pace } from '@starboard/client/protocol';
import { useTranslations } from 'use-intl';

export function usePaceWords(): (pace: Pace) => string {
  const t = useTranslations('setup.pace');
  return (pace) => {
    switch (pace.kind) {
      case 'live':
        return `${t('live')}: ${t('liveHint', pace)}`;
      case 'relaxed':
        return `${t('relaxed')}: ${t('relaxedHint')}`;
      case 'correspondence':
        return t('correspondenceHint', pace);
    }
  };
}
