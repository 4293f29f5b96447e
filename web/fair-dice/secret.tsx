/** The host's secret: sealed under its fingerprint, and later opened. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useTranslations } from 'use-intl';
import styles from './fair-dice.module.css';
import { Fingerprint } from './fingerprint.tsx';
import { Step } from './step.tsx';

export interface SecretProps {
  readonly commitment: string;
  /** The secret as the host shows it; none while it is sealed. */
  readonly opened: string | undefined;
}

export function Secret({ commitment, opened }: SecretProps) {
  const t = useTranslations('fairDice.secret');
  return (
    <Step number={1} title={t('title')} text={t('text')}>
      <Fingerprint value={commitment} label={t('fingerprint')} />
      <p className={styles.seal}>
        <Icon name={opened === undefined ? 'lock' : 'unlock'} />
        <strong>{opened === undefined ? t('sealed') : t('opened')}</strong>
        <code>{opened ?? '•'.repeat(64)}</code>
      </p>
      <p className={styles.note}>{t('stars')}</p>
    </Step>
  );
}
