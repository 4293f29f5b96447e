/** An address where there is nothing: a tug looks around, and shows the way back. */

import controls from '@starboard/look/controls.module.css';
import { Paints } from '@starboard/space-base/ui/art/paints.tsx';
import { readRegistry } from '@starboard/space-base/ui/art/registry.ts';
import { Tug } from '@starboard/space-base/ui/art/ships/tug.tsx';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import styles from './lost.module.css';
import { Screen } from './screen.tsx';

export function Lost() {
  const t = useTranslations();
  return (
    <Screen title={t('lost.title')} lead={t('lost.lead')}>
      <div className={styles.ways}>
        <Link className={`${controls.button} ${controls.lit}`} href="/">
          {t('lost.home')}
        </Link>
        <Link className={controls.button} href="/fair-dice">
          {t('nav.dice')}
        </Link>
      </div>
      <svg className={styles.tug} viewBox="10 0 130 72" aria-hidden="true">
        <Paints />
        <Tug build={readRegistry('4713-A')} tow="nothing" />
      </svg>
    </Screen>
  );
}
