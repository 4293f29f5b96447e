/** The row above the table: the way out, the round, the stopwatch, and who is done. */

import controls from '@starboard/look/controls.module.css';
import { TimeLeft } from '@starboard/look/slots.tsx';
import type { ReactNode } from 'react';
import { Card } from '../art/drawing.tsx';
import { Sign } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import { Corner } from './corner.tsx';
import type { News } from './news.ts';
import type { Person } from './people.ts';
import { Portrait } from './portrait.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly title: string;
  readonly subtitle: string;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
  /** At the far end. */
  readonly end?: ReactNode;
}

export function TopBar({ title, subtitle, onLeave, children, end }: TopBarProps) {
  const { say } = useTongue();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${controls.button} ${styles.round}`}
        aria-label={say('leave')}
        onClick={onLeave}
      >
        <Sign name="back" />
      </button>
      <div className={styles.title}>
        <h1>{title}</h1>
        <span>{subtitle}</span>
      </div>
      <div className={styles.middle}>{children}</div>
      <div className={styles.end}>
        <TimeLeft />
        {end}
        <Corner />
      </div>
    </header>
  );
}

/** As many places as may finish before the round ends; taken ones have a face. BU-3.6 */
export function Places({ people, taken }: { people: readonly Person[]; taken: readonly number[] }) {
  const { say } = useTongue();
  const count = Math.max(1, people.length - 1);
  return (
    <ol className={styles.places} aria-label={say('places', { taken: taken.length, count })}>
      {Array.from({ length: count }, (_, place) => {
        const person = people[taken[place] ?? -1];
        return (
          <li key={SIZES[place]} data-taken={person !== undefined}>
            {person === undefined ? place + 1 : <Portrait person={person} />}
          </li>
        );
      })}
    </ol>
  );
}

const SIZES = ['first', 'second', 'third', 'fourth'];

/** A paper tag under the clock; it never covers map, board or hand. What it says is heard too, from a place that is there before. */
export function Tag({ news }: { news: News | null }) {
  return (
    <>
      <span className={controls.heard} role="status">
        {news?.text}
      </span>
      {news !== null && (
        <span className={styles.tag} aria-hidden="true">
          {news.person !== undefined && <Portrait person={news.person} />}
          <span>{news.text}</span>
          {news.person !== undefined && news.building !== undefined && (
            <Card building={news.building} side="A" set={news.person.set} className={styles.card} />
          )}
        </span>
      )}
    </>
  );
}
