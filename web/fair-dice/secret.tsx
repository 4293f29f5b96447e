/** The host's secret: sealed under its fingerprint, and later opened. */

import { useTranslations } from 'use-intl';
import { Icon } from '../art/icon.tsx';
import type { Sealed } from './experiment.ts';
import styles from './fair-dice.module.css';
import { Fingerprint } from './fingerprint.tsx';
import { Step } from './step.tsx';

/** Shown for the moment it takes to draw, so that nothing jumps. */
const BLANK = '0'.repeat(64);

export function Secret({ sealed, opened }: { sealed: Sealed | undefined; opened: boolean }) {
  const t = useTranslations('fairDice.secret');
  return (
    <Step number={1} title={t('title')} text={t('text')}>
      <Fingerprint value={sealed?.commitment ?? BLANK} label={t('fingerprint')} />
      <p className={styles.seal} data-opened={opened || undefined}>
        <Icon name={opened ? 'unlock' : 'lock'} />
        <strong>{opened ? t('opened') : t('sealed')}</strong>
        <code>{opened ? sealed?.secret : '•'.repeat(64)}</code>
      </p>
      <p className={styles.note}>{t('stars')}</p>
    </Step>
  );
}
