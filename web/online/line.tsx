/** Whether the line to the server holds, for all to see: it says so when it is lost, and when it is back. */

import type { Line, LineState } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

export interface BandedProps {
  readonly line: Line;
  /** What else has to be said above everything. */
  readonly more: ReactNode;
  readonly children: ReactNode;
}

/** What is said in bands, as that the line is lost, is in the way of nothing: what stands below makes room for it. */
export function Banded({ line, more, children }: BandedProps) {
  const place = useRef<HTMLDivElement>(null);
  const height = useHeight(place);
  return (
    <>
      <div ref={place} className={styles.place}>
        <LineBand line={line} />
        {more}
      </div>
      <div style={{ '--table-height': `calc(100dvh - ${height}px)` } as CSSProperties}>
        {children}
      </div>
    </>
  );
}

export function LineBand({ line }: { line: Line }) {
  const t = useTranslations('online');
  const told = useTold(line);
  return (
    <div className={styles.line} data-told={told}>
      <div role="status" aria-live="assertive">
        {told !== undefined && (
          <>
            <Icon name={told === 'lost' ? 'plug' : 'check'} />
            {t(told)}
          </>
        )}
      </div>
      {told === 'lost' && <Again line={line} />}
    </div>
  );
}

/** It is tried again without it, after longer and longer pauses: whoever knows that the network is back need not wait. */
function Again({ line }: { line: Line }) {
  const t = useTranslations('online');
  const [tried, setTried] = useState(0);
  useEffect(() => {
    if (tried === 0) return;
    const timer = setTimeout(() => setTried(0), NEWS);
    return () => clearTimeout(timer);
  }, [tried]);
  return (
    <button
      type="button"
      className={`${controls.button} ${styles.again}`}
      data-pressed={tried > 0 || undefined}
      onClick={() => {
        setTried(tried + 1);
        line.hurry();
      }}
    >
      {t(tried > 0 ? 'trying' : 'retryNow')}
    </button>
  );
}

/** A line that is back so soon, in milliseconds, was never missed: the table would only jump. */
const UNNOTICED = 700;
/** So long it is said that it is back, or being tried. */
const NEWS = 2500;

function useTold(line: Line): 'lost' | 'back' | undefined {
  const [told, setTold] = useState<'lost' | 'back'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    const hear = (state: LineState) => {
      clearTimeout(timer);
      if (state === 'lost') {
        timer = setTimeout(() => {
          missed = true;
          setTold('lost');
        }, UNNOTICED);
      } else if (missed) {
        missed = false;
        setTold('back');
        timer = setTimeout(() => setTold(undefined), NEWS);
      }
    };
    hear(line.state);
    const end = line.onState(hear);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [line]);
  return told;
}

function useHeight(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return height;
}
