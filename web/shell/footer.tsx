/** The ground every page stands on, and the two sentences that belong under all of them. */

import { Hills } from '@starboard/look/art/sky.tsx';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import styles from './footer.module.css';

export function Footer() {
  const t = useTranslations();
  return (
    <footer className={styles.footer}>
      <Hills className={styles.hills} />
      <div className={styles.ground}>
        <p>{t('footer.unofficial')}</p>
        <p className={styles.ways}>
          <Link href="/fair-dice">{t('nav.dice')}</Link>
          <Link href="/settings">{t('nav.settings')}</Link>
          <Link href="/about">{t('nav.about')}</Link>
        </p>
      </div>
    </footer>
  );
}
