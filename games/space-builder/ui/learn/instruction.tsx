/** What there is to do in a step of the tutorial, next to the thing, and what comes of it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { createContext, useContext, useEffect, useRef } from 'react';
import { Sign } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './instruction.module.css';
import type { Step } from './steps.ts';

export interface InstructionProps {
  readonly step: Step['name'];
  readonly hint: string;
  readonly done: boolean;
  readonly onNext: () => void;
}

/** Goes back to the first step; nothing but where the lesson goes on from where it was left. */
export const Anew = createContext<(() => void) | undefined>(undefined);

export function Instruction(props: InstructionProps) {
  const { say } = useTongue();
  const begin = useContext(Anew);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.words}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {say(`learn.${props.step}.title`)}
        </h2>
        <p className={styles.lead}>{say(`learn.${props.step}.text`)}</p>
      </div>
      <div className={styles.answer} role="status">
        {props.done ? (
          <span className={styles.right}>
            <Icon name="check" /> {say('learn.right')}
          </span>
        ) : (
          props.hint
        )}
        {begin !== undefined && !props.done && props.hint === '' && (
          <button type="button" className={styles.anew} onClick={begin}>
            {say('learn.anew')}
          </button>
        )}
      </div>
      <button
        type="button"
        className={`${controls.button} ${controls.big} ${props.done ? controls.lit : controls.quiet}`}
        onClick={props.onNext}
      >
        {say(props.done ? 'learn.next' : 'learn.skip')} <Sign name="next" />
      </button>
    </div>
  );
}
