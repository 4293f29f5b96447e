/** Practice without a clock: the map can be compared with the board at any time. BU-8.2 */

import controls from '@starboard/look/controls.module.css';
import { useMemo, useState } from 'react';
import type { Building } from '../../maps/map.ts';
import { judge } from '../../rules/check.ts';
import type { Verdict } from '../../rules/state.ts';
import { tellVerdict } from '../../text/index.ts';
import { Sign } from '../art/sign.tsx';
import type { Scene } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import styles from './practice.module.css';

export interface Practice {
  /** What the check would say now, building by building; nothing where it is not looked at. */
  readonly verdicts: readonly Verdict[];
  readonly faded: boolean;
  /** The building that is shown on the map, and what is wrong with it. */
  readonly shown: Verdict | null;
  readonly compares: boolean;
  compare(on: boolean): void;
  fade(on: boolean): void;
  /** Shows what is not right yet, one building after the other. */
  showNext(): void;
}

export function usePractice({ told, cards }: Scene): Practice {
  const [compares, compare] = useState(false);
  const [faded, fade] = useState(true);
  const [asked, ask] = useState<Building | null>(null);
  const { stage, round } = told.view;
  const map = stage.kind === 'building' && round !== null ? round.map : null;
  return useMemo(() => {
    const verdicts = map === null ? [] : cards.map((card) => judge(map, card));
    // What stands wrongly helps more than what does not stand at all.
    const wrong = verdicts
      .filter(({ faults }) => faults > 0)
      .toSorted((one, other) => Number(one.stood === null) - Number(other.stood === null));
    return {
      verdicts: compares ? verdicts.filter(({ stood }) => stood !== null) : [],
      faded,
      shown: wrong.find(({ building }) => building === asked) ?? null,
      compares,
      compare,
      fade,
      showNext() {
        const next = wrong.findIndex(({ building }) => building === asked) + 1;
        ask((wrong[next] ?? wrong[0])?.building ?? null);
      },
    };
  }, [map, cards, compares, faded, asked]);
}

export function PracticePanel({ practice }: { practice: Practice }) {
  const { say, language } = useTongue();
  const { shown } = practice;
  return (
    <aside className={styles.practice} aria-label={say('practice.title')}>
      <div className={`${controls.panel} ${styles.panel}`}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={practice.compares}
            onChange={({ target }) => practice.compare(target.checked)}
          />
          <span>{say('practice.compare')}</span>
        </label>
        <label className={`${styles.choice} ${styles.fade}`}>
          <input
            type="checkbox"
            checked={practice.faded}
            onChange={({ target }) => practice.fade(target.checked)}
          />
          <span>{say('practice.fade')}</span>
        </label>
        <button type="button" className={controls.button} onClick={() => practice.showNext()}>
          <Sign name="bulb" /> {say('practice.show')}
        </button>
      </div>
      <p className={styles.told} aria-live="polite">
        {shown !== null && (
          <>
            <span className={styles.whole}>{tellVerdict(shown, language)}</span>
            <span className={styles.short} aria-hidden="true">
              {say('verdict.short', { wrong: shown.wrong[0] ?? 'none' })}
            </span>
          </>
        )}
      </p>
    </aside>
  );
}
