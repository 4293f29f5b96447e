/** The stopwatch of the round, as this player's own stopwatch shows it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useEffect, useState } from 'react';
import type { Time } from '../../rules/action.ts';
import styles from './top-bar.module.css';

export function Clock({ elapsed, stopped }: { elapsed: () => Time; stopped: Time | null }) {
  const now = useElapsed(elapsed, stopped === null, wholeSecond);
  return (
    <span className={styles.clock} role="timer">
      <Icon name="clock" />
      <span>{minutes(stopped ?? now)}</span>
    </span>
  );
}

/** Looked at often enough that no step is skipped; drawn again only when there is another to show. */
export function useElapsed(
  elapsed: () => Time,
  running: boolean,
  stepBefore: (time: Time) => Time = exactly,
): Time {
  const [now, setNow] = useState(() => stepBefore(elapsed()));
  useEffect(() => {
    const look = () => setNow(stepBefore(elapsed()));
    look();
    if (!running) return;
    const bell = setInterval(look, 100);
    return () => clearInterval(bell);
  }, [elapsed, running, stepBefore]);
  return now;
}

function exactly(time: Time): Time {
  return time;
}

function wholeSecond(time: Time): Time {
  return time - (time % 1000);
}

/** 0:14 */
export function minutes(time: Time): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
