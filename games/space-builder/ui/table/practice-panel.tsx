/** What helps in practice, and what can be chosen there: in sight where there is room, else behind a button. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { useId, useState } from 'react';
import { BUILDINGS, STARRED } from '../../maps/map.ts';
import type { Verdict } from '../../rules/state.ts';
import { buildingName, tellVerdict } from '../../text/index.ts';
import { Sign } from '../art/sign.tsx';
import { Lies } from '../options/lies.tsx';
import { useTongue } from '../text/words.tsx';
import type { NextMap } from './next-map.ts';
import type { Practice } from './practice.ts';
import styles from './practice-panel.module.css';

export interface PracticePanelProps {
  readonly practice: Practice;
  /** Nothing where there is no other map to be had. */
  readonly next: NextMap | undefined;
}

export function PracticePanel({ practice, next }: PracticePanelProps) {
  const { say, language } = useTongue();
  const [open, setOpen] = useState(false);
  const { shown } = practice;
  return (
    <aside className={styles.practice} aria-label={say('practice.title')}>
      <div className={`${controls.panel} ${styles.panel}`}>
        <div className={styles.choices}>
          <Choices practice={practice} next={next} />
        </div>
        <div className={styles.deeds}>
          <button type="button" className={controls.button} onClick={() => practice.showNext()}>
            <Sign name="bulb" /> {say('practice.show')}
          </button>
          {next !== undefined && (
            <button type="button" className={controls.button} onClick={() => next.begin()}>
              <Sign name="shuffle" /> {say('check.next')}
            </button>
          )}
          <button
            type="button"
            className={`${controls.button} ${styles.more}`}
            onClick={() => setOpen(true)}
          >
            <Icon name="gear" /> {say('practice.choices')}
          </button>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('practice.title')}
        closeLabel={say('close')}
      >
        <div className={styles.sheet}>
          <Choices practice={practice} next={next} />
        </div>
      </Dialog>
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

/** In fewer words beside the pile, where there is room for them. */
export function Hint({ shown: { building, wrong } }: { shown: Verdict }) {
  const { say, language } = useTongue();
  const [first = 'none'] = wrong;
  return (
    <div className={styles.hint} aria-hidden="true">
      <b>{buildingName(building, language)}</b>
      <span>{say(first === 'unbuilt' ? 'verdict.short' : 'learn.hint', { wrong: first })}</span>
    </div>
  );
}

function Choices({ practice: { likes, like }, next }: PracticePanelProps) {
  const { say } = useTongue();
  const switches = [
    ['compares', 'practice.compare'],
    ['faded', 'practice.fade'],
    ['stopwatch', 'practice.stopwatch'],
  ] as const;
  return (
    <>
      {next !== undefined && (
        <>
          <Lies
            legend={say('practice.lies')}
            lies={next.lies}
            onChange={(lies) => next.wish({ lies })}
          />
          <Buildings next={next} />
        </>
      )}
      <div>
        {switches.map(([what, name]) => (
          <label key={what} className={styles.switch}>
            <span>{say(name)}</span>
            <input
              type="checkbox"
              checked={likes[what]}
              onChange={({ target }) => like({ [what]: target.checked })}
            />
          </label>
        ))}
      </div>
    </>
  );
}

function Buildings({ next: { hand, wish } }: { next: NextMap }) {
  const { say } = useTongue();
  const id = useId();
  return (
    <div className={styles.buildings}>
      <span id={id}>{say('practice.buildings')}</span>
      <button
        type="button"
        className={controls.button}
        aria-label={say('practice.fewer')}
        disabled={hand <= STARRED.length}
        onClick={() => wish({ hand: hand - 1 })}
      >
        <Sign name="minus" />
      </button>
      <output aria-labelledby={id}>{hand}</output>
      <button
        type="button"
        className={controls.button}
        aria-label={say('practice.more')}
        disabled={hand >= BUILDINGS.length}
        onClick={() => wish({ hand: hand + 1 })}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
