/** A guided first game at the real table, with the guide beside it. */

import type { Language } from '@starboard/engine/words';
import type { Player, TutorialProps } from '@starboard/look/table.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Table } from '../../table/table.tsx';
import { say } from '../words.ts';
import { bookmark, keepBookmark } from './bookmark.ts';
import { Coach } from './coach.tsx';
import { Leaving } from './leaving.tsx';
import { isLast, Lesson } from './lesson.ts';
import { type Doing, LEARNER, RIVAL, STEPS, type Telling } from './script.ts';
import { Spotlight, useRings } from './spotlight.tsx';
import styles from './tutorial.module.css';

export function Tutorial(props: TutorialProps) {
  const [from, setFrom] = useState(bookmark);
  const lesson = useLesson(from);
  if (lesson === undefined) {
    return <p className={styles.loading}>{say(props.language, 'learn.tutorial.loading')}</p>;
  }
  return <Guided {...props} lesson={lesson} from={from} onAnew={() => setFrom(0)} />;
}

interface GuidedProps extends TutorialProps {
  readonly lesson: Lesson;
  /** The step it was begun at. */
  readonly from: number;
  readonly onAnew: () => void;
}

function Guided({ lesson, from, onAnew, ...props }: GuidedProps) {
  const { language, settings, onLeave, onPlay } = props;
  const progress = useSyncExternalStore(lesson.watch, lesson.progress);
  useEffect(() => keepBookmark(progress.step), [progress.step]);
  // What the rival does is over before the lesson stands still.
  const step = STEPS[progress.step] as Telling | Doing;
  const rings = useRings(step);
  const [leaving, setLeaving] = useState(false);
  const leave = isLast(progress) ? onLeave : () => setLeaving(true);
  const lines = useMemo(() => [lesson.line], [lesson]);
  const players = useMemo(() => playersIn(language), [language]);
  // Only the answer that is meant does anything, so none needs to be asked about again.
  const unasked = useMemo(() => ({ ...settings, confirm: false }), [settings]);
  return (
    <div className={styles.lesson}>
      <Table
        lines={lines}
        players={players}
        language={language}
        settings={unasked}
        onLeave={leave}
      />
      <Spotlight rings={rings} />
      <Coach
        step={step}
        progress={progress}
        language={language}
        rings={rings}
        onNext={() => void lesson.next()}
        onLeave={leave}
        onPlay={onPlay}
        onAnew={from > 0 && progress.step === from ? onAnew : undefined}
      />
      <Leaving
        open={leaving}
        language={language}
        onLeave={onLeave}
        onStay={() => setLeaving(false)}
      />
    </div>
  );
}

function useLesson(from: number): Lesson | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    const begun = Lesson.begin(from);
    void begun.then(setLesson);
    return () => {
      setLesson(undefined);
      void begun.then((opened) => opened.close());
    };
  }, [from]);
  return lesson;
}

function playersIn(language: Language): readonly Player[] {
  return [
    {
      seat: LEARNER as Player['seat'],
      name: say(language, 'learn.tutorial.you'),
      kind: 'person',
      colour: 1,
      here: true,
    },
    {
      seat: RIVAL as Player['seat'],
      name: say(language, 'learn.tutorial.rival'),
      kind: 'bot',
      colour: 2,
      here: true,
    },
  ];
}
