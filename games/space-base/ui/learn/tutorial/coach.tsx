/** The guide: what to know or do now, how far the lesson has come, and the way out of it. */

import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, boxOf, type Part } from '../../box.ts';
import { say } from '../words.ts';
import { isLast, type Progress } from './lesson.ts';
import { questionBox, view } from './place.ts';
import { type Doing, STEPS, type Telling } from './script.ts';
import { speech } from './speech.ts';
import { eachFrame } from './spotlight.tsx';
import { type Panel, type Standing, standingFor } from './standing.ts';
import styles from './tutorial.module.css';

export interface CoachProps {
  readonly step: Telling | Doing;
  readonly progress: Progress;
  readonly language: Language;
  /** What must stay in sight. */
  readonly rings: readonly Box[];
  readonly onNext: () => void;
  readonly onLeave: () => void;
  readonly onPlay: () => void;
  /** Goes back to the first step; given where the lesson goes on from where it was left. */
  readonly onAnew: (() => void) | undefined;
}

export function Coach(props: CoachProps) {
  const { step, progress, language, onNext, onLeave, onPlay, onAnew } = props;
  const panel = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const standing = useStanding(panel, props);
  const last = isLast(progress);
  // What is said last is read first, where not everything is in sight.
  useLayoutEffect(() => {
    const { current } = words;
    if (current !== null) current.scrollTop = progress.strayed > 0 ? current.scrollHeight : 0;
  }, [progress]);
  return (
    <aside
      ref={panel}
      className={styles.coach}
      style={{ left: standing.left, top: standing.top }}
      data-guide=""
      aria-label={say(language, 'learn.tutorial.coach')}
      lang={language}
    >
      <div
        ref={words}
        className={styles.words}
        style={{ maxHeight: standing.words }}
        data-words={standing.words === undefined ? 'all' : 'some'}
        // What scrolls has to be reached by keyboard.
        tabIndex={standing.words === undefined ? undefined : 0}
      >
        <div>
          <p aria-live="polite">{speech(step, language)}</p>
          {onAnew !== undefined && (
            <p className={styles.resumed}>
              {say(language, 'learn.tutorial.resumed')}{' '}
              <button type="button" className={styles.skip} onClick={onAnew}>
                {say(language, 'learn.tutorial.anew')}
              </button>
            </p>
          )}
          {progress.strayed > 0 && (
            <p key={progress.strayed} className={styles.stray} role="status">
              {say(language, 'learn.tutorial.stray')}
            </p>
          )}
        </div>
      </div>
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
            <button
              type="button"
              className={`${controls.button} ${controls.lit}`}
              data-last=""
              onClick={onPlay}
            >
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

/** Where it stands is found anew whenever its words, the rings or the question are others. */
function useStanding(panel: { current: HTMLElement | null }, props: CoachProps): Standing {
  const { step, progress, language, rings } = props;
  const [standing, setStanding] = useState<Standing>({ left: 0, top: 0 });
  const [question, setQuestion] = useState<Box>();
  useEffect(() => eachFrame(questionBox, setQuestion), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another room.
  useLayoutEffect(() => {
    const stand = () => {
      if (panel.current === null) return;
      const parts = [...partsOfTheTable(), ...rings.map(spokenOf)];
      // Where there is something to do, the answers are in sight as well.
      const asked = step.kind === 'do' && question !== undefined ? [question] : [];
      setStanding(standingFor(measured(panel.current), view(), parts, wishesFor(rings, asked)));
    };
    stand();
    addEventListener('resize', stand);
    return () => removeEventListener('resize', stand);
  }, [panel, step, progress, language, rings, question]);
  return standing;
}

/** What matters less is given up first, and the question before what is pressed. */
function wishesFor(rings: readonly Box[], asked: readonly Box[]): readonly (readonly Box[])[] {
  const fewer = rings.map((_, given) => rings.slice(0, rings.length - given));
  return [...fewer.map((kept) => [...kept, ...asked]), ...fewer.slice(-1)];
}

/** As high as all its words want it, however few are in sight now. */
function measured(panel: HTMLElement): Panel {
  const shown = panel.querySelector('[data-words]') as HTMLElement;
  const said = shown.firstElementChild as HTMLElement;
  return {
    width: panel.offsetWidth,
    height: panel.offsetHeight - shown.offsetHeight + said.offsetHeight,
    words: said.offsetHeight,
    line: Number.parseFloat(getComputedStyle(said).lineHeight),
  };
}

function spokenOf(ring: Box): Part {
  return { ...ring, weight: 60 };
}

/** The question must be in sight to be answered, and everything else a little; the log can wait. */
const WEIGHTS = { '[data-question]': 30, '[data-at]': 1, ol: 0.2 };

function partsOfTheTable(): Part[] {
  return Object.entries(WEIGHTS).flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ ...boxOf(element), weight })),
  );
}
