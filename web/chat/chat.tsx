/** What is said at a table, and saying something: freely, or with ready-made phrases. */

import { type Line, PHRASES, type Saying, type TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../online/refusal.ts';
import styles from './chat.module.css';

export interface ChatProps {
  readonly line: Line;
  readonly news: TableNews;
  readonly sayings: readonly Saying[];
}

export function Chat({ line, news, sayings }: ChatProps) {
  const t = useTranslations('chat');
  const refuse = useRefusal();
  const [refusal, setRefusal] = useState('');
  const speaks = news.you !== null || news.host;
  const say = (words: { phrase: string } | { text: string }) => {
    setRefusal('');
    line
      .ask({ call: 'say', table: news.id, ...words })
      .catch((error: unknown) => setRefusal(refuse(error)));
  };
  return (
    <div className={styles.chat}>
      <Sayings sayings={sayings} />
      {refusal !== '' && <p role="alert">{refusal}</p>}
      {speaks && news.chat === 'free' && <FreeWords onSay={(text) => say({ text })} />}
      {speaks && news.chat !== 'off' && (
        <ul className={styles.phrases} aria-label={t('phrases')}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" className={styles.phrase} onClick={() => say({ phrase })}>
                {t(`said.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sayings({ sayings }: { sayings: readonly Saying[] }) {
  const t = useTranslations('chat');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last word is brought into sight whenever there is one more.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [sayings.length]);
  if (sayings.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ol
      ref={list}
      className={styles.sayings}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={t('title')}
    >
      {sayings.map((saying) => (
        <Said key={saying.number} saying={saying} />
      ))}
    </ol>
  );
}

function Said({ saying: { name, phrase, text } }: { saying: Saying }) {
  const t = useTranslations('chat.said');
  const known = PHRASES.find((candidate) => candidate === phrase);
  return (
    <li>
      <b>{name}</b> {known === undefined ? text : t(known)}
    </li>
  );
}

function FreeWords({ onSay }: { onSay: (text: string) => void }) {
  const t = useTranslations('chat');
  const [text, setText] = useState('');
  return (
    <form
      className={styles.free}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSay(text.trim());
        setText('');
      }}
    >
      <input
        className={controls.field}
        value={text}
        maxLength={300}
        aria-label={t('say')}
        placeholder={t('say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={controls.button} aria-label={t('send')}>
        <Icon name="next" />
      </button>
    </form>
  );
}
