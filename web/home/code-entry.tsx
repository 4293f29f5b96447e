/** Joins a table by the code somebody reads out. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import styles from './code-entry.module.css';

/** As many letters and digits as a code has. */
const LENGTH = 6;

export function CodeEntry() {
  const t = useTranslations('home.code');
  const id = useId();
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <CodeForm />
      <p className={styles.or}>{t('or')}</p>
      <Link
        className={`${controls.button} ${controls.quiet} ${controls.whole}`}
        href="/new/space-base?way=online"
      >
        <Icon name="plus" />
        {t('open')}
      </Link>
    </section>
  );
}

/** Begins with a code that was not quite right, where one is to be typed again. */
export function CodeForm({ wrong = '' }: { wrong?: string }) {
  const t = useTranslations('home.code');
  const [, navigate] = useLocation();
  /** Nothing before the page is awake: what is typed until then is the browser's. */
  const [typed, setTyped] = useState<string>();
  const code = typed ?? wrong;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => setTyped(lettersOf(field.current?.value ?? '')), []);
  return (
    <form
      className={styles.form}
      action="/join"
      onSubmit={(event) => {
        event.preventDefault();
        if (code === '') field.current?.focus();
        else navigate(`/join/${code}`);
      }}
    >
      <span className={styles.boxes} data-awake={typed !== undefined || undefined}>
        {/* One field over drawn boxes: pasting, deleting and reading aloud work as everywhere. */}
        <input
          ref={field}
          name="code"
          value={code}
          aria-label={t('label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LENGTH}
          onChange={(event) => setTyped(lettersOf(event.target.value))}
        />
        {Array.from({ length: LENGTH }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          <span key={place} aria-hidden="true" data-next={place === code.length}>
            {code[place]}
          </span>
        ))}
      </span>
      <button type="submit" className={`${controls.button} ${controls.whole}`}>
        {t('join')}
      </button>
    </form>
  );
}

export function lettersOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
