/** How fast a table is played, in words. */

import type { Pace } from '@starboard/client/protocol';
import { useTranslations } from 'use-intl';

export function usePaceWords(): (pace: Pace) => string {
  const t = useTranslations();
  return (pace) => {
    switch (pace.kind) {
      case 'live':
        return t('pair', { what: t('setup.pace.live'), which: t('setup.pace.liveHint', pace) });
      case 'relaxed':
        return t('pair', { what: t('setup.pace.relaxed'), which: t('setup.pace.relaxedHint') });
      case 'correspondence':
        return t('setup.pace.correspondenceHint', pace);
    }
  };
}
