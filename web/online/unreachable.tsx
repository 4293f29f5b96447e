/** The server cannot be reached: what still works, and a way to try again. */

import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Notice } from '../shell/notice.tsx';

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Notice title={t('online.offline')} lead={t('online.offlineLead')}>
      <button type="button" className={`${controls.button} ${controls.lit}`} onClick={onRetry}>
        {t('online.retry')}
      </button>
      <Link className={controls.button} href="/">
        {t('play.home')}
      </Link>
    </Notice>
  );
}
