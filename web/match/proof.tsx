/** How the chance of a game can be checked: what was sealed before, and what was in it after. */

import { checkReveal, type Revealed, type Seed } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Fingerprint } from '../fair-dice/fingerprint.tsx';
import styles from './proof.module.css';

export interface ProofProps {
  /** Null where nothing could be sealed. */
  readonly commitment: string | null;
  /** What was sealed: once the game is over, not before. */
  readonly opened: Opened | null;
  readonly onDownload: () => void;
  /** Where the whole game is checked. */
  readonly check: string;
}

export interface Opened {
  readonly chance: Revealed;
  readonly seed: Seed;
}

export function Proof({ commitment, opened, onDownload, check }: ProofProps) {
  const t = useTranslations('proof');
  const id = useId();
  return (
    <section className={styles.proof} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {commitment === null ? (
        <p>{t('unsealed')}</p>
      ) : (
        <>
          <p>{t(opened === null ? 'during' : 'after')}</p>
          <div className={styles.numbers}>
            <Fingerprint value={commitment} label={t('commitment')} />
            {opened !== null && <Fingerprint value={opened.chance.secret} label={t('secret')} />}
          </div>
        </>
      )}
      {opened !== null && <Words words={opened.chance.words} />}
      {opened !== null && <Verdict {...opened} />}
      <div className={styles.ways}>
        {opened !== null && (
          <button
            type="button"
            className={controls.button}
            title={t('recordHint')}
            onClick={onDownload}
          >
            <Icon name="download" />
            {t('record')}
          </button>
        )}
        {opened !== null && (
          <Link className={controls.button} href={check}>
            <Icon name="shield" />
            {t('check')}
          </Link>
        )}
        <Link href="/fair-dice">{t('how')}</Link>
      </div>
    </section>
  );
}

function Words({ words }: { words: readonly string[] }) {
  const t = useTranslations();
  const given = words.filter((word) => word !== '');
  const which = given.length === 0 ? t('proof.none') : given.join(' · ');
  return <p>{t('pair', { what: t('proof.words'), which })}</p>;
}

/** Checked here and now, not promised. */
function Verdict({ chance, seed }: Opened) {
  const t = useTranslations('proof');
  const holds = useMemo(() => fits({ chance, seed }), [chance, seed]);
  return (
    <p className={styles.verdict} data-fits={holds}>
      <Icon name={holds ? 'check' : 'cross'} />
      {t(holds ? 'checked' : 'differs')}
    </p>
  );
}

export function fits({ chance, seed }: Opened): boolean {
  try {
    checkReveal(chance, seed);
    return true;
  } catch {
    return false;
  }
}
