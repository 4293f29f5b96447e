/** The question is answered, but the answer has not arrived: what it was, and that nothing else is asked. */

import { useDesk } from '../desk.tsx';
import type { Given } from '../given.ts';
import { Ask } from './ask.tsx';
import { Dice } from './die-pair.tsx';
import { tellResult } from './result.ts';
import css from './waiting.module.css';

export function OnItsWay({ given: { question, choice } }: { given: Given }) {
  const desk = useDesk();
  const { say, view } = desk;
  return (
    <>
      <Ask
        title={say('waiting.given')}
        dice={view.dice[0] > 0 ? <Dice dice={view.dice} /> : undefined}
      />
      <p className={css.lead}>
        {say('waiting.givenLead', { answer: tellResult({ ...desk, question }, choice) })}
      </p>
    </>
  );
}
