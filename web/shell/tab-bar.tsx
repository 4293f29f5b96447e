/** On a phone: where one can go, under the thumb. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import styles from './tab-bar.module.css';
import { WAYS } from './ways.ts';

export function TabBar() {
  const t = useTranslations('nav');
  const [address] = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('label')}>
      {WAYS.map(({ href, name, icon }) => (
        <Link
          key={href}
          className={styles.tab}
          href={href}
          aria-current={address === href ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
