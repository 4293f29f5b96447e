/** A guided first game at the real table, with the guide beside it. */

import type { Language } from '@starboard/engine/words';
import type { Player, Settings, TableProps } from '@starboard/look/table.ts';
import type { SpaceBaseTypes } from '@starboard/space-base';
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { say } from '../words.ts';
import { Coach } from './coach.tsx';
import { Lesson } from './lesson.ts';
import { type Doing, LEARNER, RIVAL, STEPS, type Telling } from './script.ts';
import { Spotlight, useBoxes } from './spotlight.tsx';
import styles from './tutorial.module.css';

export interface TutorialProps {
  /** The table of the game. */
  readonly Table: ComponentType<TableProps<SpaceBaseTypes>>;
  readonly language: Language;
  readonly settings: Settings;
  /** Ends the lesson, finished or not. */
  readonly onLeave: () => void;
  /** Begins a real game; absent where that cannot be offered. */
  readonly onPlay?: (() => void) | undefined;
}

export function Tutorial(props: TutorialProps) {
  const lesson = useLesson();
  if (lesson === undefined) {
    return <p className={styles.loading}>{say(props.language, 'learn.tutorial.loading')}</p>;
  }
  return <Guided {...props} lesson={lesson} />;
}

function Guided({ lesson, ...props }: TutorialProps & { lesson: Lesson }) {
  const { Table, language, settings, onLeave } = props;
  const progress = useSyncExternalStore(lesson.watch, lesson.progress);
  // What the rival does is over before the lesson stands still.
  const step = STEPS[progress.step] as Telling | Doing;
  const boxes = useBoxes(step.show);
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
        onLeave={onLeave}
      />
      <Spotlight boxes={boxes} />
      <Coach
        step={step}
        progress={progress}
        language={language}
        boxes={boxes}
        onNext={() => void lesson.next()}
        onLeave={onLeave}
        onPlay={props.onPlay}
      />
    </div>
  );
}

function useLesson(): Lesson | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    const begun = Lesson.begin();
    void begun.then(setLesson);
    return () => void begun.then((opened) => opened.close());
  }, []);
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
