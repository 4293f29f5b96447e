/** The guide: what to know or do now, how far the lesson has come, and the way out of it. */

import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../words.ts';
import type { Progress } from './lesson.ts';
import { type Doing, STEPS, type Telling } from './script.ts';
import { speech } from './speech.ts';
import type { Box } from './spotlight.tsx';
import { type Part, type Standing, standingFor } from './standing.ts';
import styles from './tutorial.module.css';

export interface CoachProps {
  readonly step: Telling | Doing;
  readonly progress: Progress;
  readonly language: Language;
  /** What must stay in sight. */
  readonly boxes: readonly Box[];
  readonly onNext: () => void;
  readonly onLeave: () => void;
  readonly onPlay: () => void;
}

export function Coach(props: CoachProps) {
  const { step, progress, language, onNext, onLeave, onPlay } = props;
  const panel = useRef<HTMLElement>(null);
  const standing = useStanding(panel, props.boxes);
  const last = progress.step === STEPS.length - 1;
  return (
    <aside
      ref={panel}
      className={styles.coach}
      style={standing}
      aria-label={say(language, 'learn.tutorial.coach')}
      lang={language}
    >
      <p aria-live="polite">{speech(step, language)}</p>
      {progress.strayed > 0 && (
        <p key={progress.strayed} className={styles.stray} role="status">
          {say(language, 'learn.tutorial.stray')}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.progress}>{progressText(progress.step, language)}</span>
        {!last && (
          <button type="button" className={styles.skip} onClick={onLeave}>
            {say(language, 'learn.tutorial.skip')}
          </button>
        )}
        {step.kind === 'tell' && !last && (
          <button type="button" className={`${controls.button} ${controls.lit}`} onClick={onNext}>
            {say(language, 'learn.tutorial.next')}
          </button>
        )}
        {last && (
          <>
            <button type="button" className={controls.button} onClick={onLeave}>
              {say(language, 'learn.tutorial.leave')}
            </button>
            <button type="button" className={`${controls.button} ${controls.lit}`} onClick={onPlay}>
              {say(language, 'learn.tutorial.play')}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

/** What the rival does is no step of the learner's. */
function progressText(place: number, language: Language): string {
  const own = (steps: typeof STEPS) => steps.filter(({ kind }) => kind !== 'watch').length;
  return say(language, 'learn.tutorial.progress', {
    step: own(STEPS.slice(0, place + 1)),
    steps: own(STEPS),
  });
}

function useStanding(panel: { current: HTMLElement | null }, boxes: readonly Box[]): Standing {
  const [standing, setStanding] = useState<Standing>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const stand = () => {
      if (panel.current === null) return;
      const { width, height } = panel.current.getBoundingClientRect();
      const view = { width: innerWidth, height: innerHeight };
      setStanding(
        standingFor({ width, height }, view, [...partsOfTheTable(), ...boxes.map(spokenOf)]),
      );
    };
    stand();
    addEventListener('resize', stand);
    return () => removeEventListener('resize', stand);
  }, [panel, boxes]);
  return standing;
}

function spokenOf(box: Box): Part {
  return { ...box, weight: 60 };
}

/** The question must be in sight to be answered, and everything else a little; the log can wait. */
const WEIGHTS = { '[data-question]': 30, '[data-at]': 1, ol: 0.2 };

function partsOfTheTable(): Part[] {
  return Object.entries(WEIGHTS).flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, weight };
    }),
  );
}
