/** How long one's decision may still take at a table with a clock: seen for its last half minute, and heard once. */

import type { Line, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './clock.module.css';

const SHOWN_FOR = 30_000;
const SHORT = 10;
/** A timer of the browser counts no further than some weeks. */
const LONGEST_WAIT = 86_400_000;

export interface ClockProps {
  readonly line: Line;
  readonly news: TableNews;
}

export function Clock({ line, news }: ClockProps) {
  const t = useTranslations('room');
  const deadline = useDeadline(line, news);
  const seconds = useSecondsLeft(deadline, line);
  return (
    <div className={styles.place}>
      <p className={controls.heard} role="status">
        {seconds !== undefined && t('timeShort')}
      </p>
      {seconds !== undefined && (
        <p className={styles.clock} role="timer" data-short={seconds <= SHORT || undefined}>
          <Icon name="clock" />
          <span>{t('timeLeft', { seconds })}</span>
          <span aria-hidden="true">{t('timeCount', { seconds })}</span>
        </p>
      )}
    </div>
  );
}

/** When one's time for what is asked now ends, by the server's clock. */
function useDeadline(line: Line, { id, you }: TableNews): number | null {
  const [deadline, setDeadline] = useState<number | null>(null);
  useEffect(() => {
    if (you === null) return;
    let gone = false;
    let end = () => {};
    const follow = async () => {
      const leave = await line.follow(id, {
        update: ({ deadlines }) => setDeadline(deadlines[you] ?? null),
      });
      if (gone) leave();
      else end = leave;
    };
    // Whoever cannot follow the table is told so by the table itself.
    follow().catch(() => {});
    return () => {
      gone = true;
      end();
    };
  }, [line, id, you]);
  return deadline;
}

/** Nothing as long as there is time enough. */
function useSecondsLeft(deadline: number | null, line: Line): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    setSeconds(undefined);
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = deadline - line.now;
      if (left <= 0) return setSeconds(undefined);
      const early = left - SHOWN_FOR;
      if (early <= 0) setSeconds(Math.ceil(left / 1000));
      timer = setTimeout(tick, early > 0 ? Math.min(early, LONGEST_WAIT) : left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, line]);
  return seconds;
}
