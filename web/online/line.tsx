/** Whether the line to the server holds, for all to see: it says so when it is lost, and when it is back. */

import type { Line, LineState } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSpeaking } from '../shell/spoken.ts';
import styles from './line.module.css';
import { liveLine } from './server.ts';

/** The line once it is there; an error where the server cannot be reached. */
export function useLine(): { line: Line | undefined; error: unknown; retry: () => void } {
  const { language } = useSpeaking();
  const [line, setLine] = useState<Line>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    let gone = false;
    setError(undefined);
    liveLine(language).then(
      (found) => !gone && setLine(found),
      (reason: unknown) => !gone && setError(reason),
    );
    return () => {
      gone = true;
    };
  }, [language, attempt]);
  return { line, error, retry: () => setAttempt((number) => number + 1) };
}

/** A band above everything while the line is lost. */
export function LineBand({ line }: { line: Line }) {
  const t = useTranslations('online');
  const [state, setState] = useState<LineState>(line.state);
  const [back, setBack] = useState(false);
  useEffect(() => {
    let fading: ReturnType<typeof setTimeout> | undefined;
    setState(line.state);
    const end = line.onState((next) => {
      setState((before) => {
        setBack(before === 'lost' && next === 'open');
        return next;
      });
      clearTimeout(fading);
      fading = setTimeout(() => setBack(false), 2500);
    });
    return () => {
      clearTimeout(fading);
      end();
    };
  }, [line]);
  const lost = state === 'lost';
  return (
    <div className={styles.place} role="status" aria-live="assertive">
      {lost && (
        <p className={styles.band}>
          <Icon name="plug" />
          {t('lost')}
        </p>
      )}
      {back && !lost && (
        <p className={styles.band} data-back="true">
          <Icon name="check" />
          {t('back')}
        </p>
      )}
    </div>
  );
}
