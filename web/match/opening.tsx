/** Shown while a table is set: lamps that come on in turn, and words for whoever cannot see them. */

import { useTranslations } from 'use-intl';
import styles from './opening.module.css';

export function Opening() {
  const t = useTranslations('play');
  return (
    <div className={styles.opening} role="status">
      <span className={styles.lamps} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t('opening')}
    </div>
  );
}
