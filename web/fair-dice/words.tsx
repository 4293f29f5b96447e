/** The players' words: typed, then mixed in and fixed. */

import { LONGEST_WORD } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './fair-dice.module.css';
import { Step } from './step.tsx';

const MOST_PLAYERS = 5;

export interface WordsProps {
  /** As they went into the mix; none while they can still be typed. */
  readonly mixed: readonly string[] | undefined;
  readonly ready: boolean;
  readonly onMix: (words: readonly string[]) => void;
}

export function Words({ mixed, ready, onMix }: WordsProps) {
  const t = useTranslations('fairDice.words');
  return (
    <Step number={2} title={t('title')} text={t('text')} lit={ready}>
      {mixed === undefined ? <WordsForm onMix={onMix} /> : <MixedWords words={mixed} />}
    </Step>
  );
}

function WordsForm({ onMix }: { onMix: (words: readonly string[]) => void }) {
  const t = useTranslations('fairDice.words');
  const [words, setWords] = useState<readonly string[]>(['']);
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        onMix(words.map((word) => word.trim()));
      }}
    >
      {words.map((word, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <div key={index} className={styles.word}>
            <label htmlFor={`word-${number}`}>{t('label', { number })}</label>
            <input
              id={`word-${number}`}
              className={controls.field}
              value={word}
              maxLength={LONGEST_WORD}
              autoComplete="off"
              placeholder={index === 0 ? t('hint') : undefined}
              onChange={(event) => setWords(words.with(index, event.target.value))}
            />
            {index > 0 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('remove', { number })}
                onClick={() => setWords(words.toSpliced(index, 1))}
              >
                <Icon name="cross" />
              </button>
            )}
          </div>
        );
      })}
      <div className={styles.actions}>
        <button type="submit" className={`${controls.button} ${controls.lit}`}>
          {t('mix')}
        </button>
        {words.length < MOST_PLAYERS && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => setWords([...words, ''])}
          >
            <Icon name="plus" />
            {t('add')}
          </button>
        )}
      </div>
    </form>
  );
}

function MixedWords({ words }: { words: readonly string[] }) {
  const t = useTranslations('fairDice.words');
  const given = words.filter((word) => word !== '').length;
  return (
    <>
      <dl className={styles.mixed}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <div key={index}>
            <dt>{t('label', { number: index + 1 })}</dt>
            <dd data-none={word === '' || undefined}>{word === '' ? t('none') : word}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Icon name="lock" /> {t('mixed', { count: given })}
      </p>
    </>
  );
}
