/** The seal on the chance of a game, shown before it begins, and the word that is mixed in. */

import { LONGEST_WORD } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Fingerprint } from '../fair-dice/fingerprint.tsx';
import type { Sealed } from '../local/new-game.ts';
import styles from './chance.module.css';

export interface ChanceProps {
  readonly sealed: Sealed;
  readonly word: string;
  readonly onWord: (word: string) => void;
}

export function Chance({ sealed, word, onWord }: ChanceProps) {
  const t = useTranslations('setup');
  const id = useId();
  return (
    <div className={styles.chance}>
      <div className={styles.seal}>
        <Fingerprint value={sealed.commitment} label={t('sealed')} />
      </div>
      <div className={styles.word}>
        <label htmlFor={id}>{t('word')}</label>
        <input
          id={id}
          className={controls.field}
          value={word}
          maxLength={LONGEST_WORD}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onWord(event.target.value)}
        />
        <p id={`${id}-hint`}>{t('wordHint')}</p>
      </div>
    </div>
  );
}
