/** The words of a question, and the button that gives the answer in hand. */

import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import { useSeen } from '@starboard/look/seen.ts';
import type { ReactNode } from 'react';
import { RulesSign } from '../../learn/rules-link.tsx';
import { topicAsked } from '../../learn/topic.ts';
import type { BaseChoice } from '../desk.tsx';
import { playerAt, useDesk, useHand } from '../desk.tsx';
import css from './bridge.module.css';

export interface AskProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
  readonly dice?: ReactNode;
}

export function Ask({ title, hint, dice, children }: AskProps) {
  const desk = useDesk();
  const { name, colour } = playerAt(desk, desk.seat);
  return (
    <div className={css.ask}>
      {dice}
      <div className={css.words}>
        {desk.hands > 1 && (
          <p className={css.who} data-name="">
            <Flag colour={colour} />
            {name}
          </p>
        )}
        <div className={css.title}>
          <h2>{title}</h2>
          {desk.question !== undefined && (
            <RulesSign topic={topicAsked(desk.question.ask)} language={desk.language} />
          )}
        </div>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </div>
  );
}

/** The one thing to do now. */
export function Primary(props: { choice: BaseChoice; children: ReactNode; roll?: boolean }) {
  const { send } = useDesk();
  const { pressed, press } = useSeen(() => send(props.choice.action));
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.lit} ${css.primary}`}
      onClick={press}
      data-pressed={pressed || undefined}
      data-primary=""
      data-roll={props.roll === true ? '' : undefined}
    >
      {props.children}
    </button>
  );
}

/** An answer that is always there and never lit: to leave it. */
export function Leave(props: {
  choice: BaseChoice | undefined;
  children: ReactNode;
  number?: number;
}) {
  const { send } = useDesk();
  const { choice } = props;
  const { pressed, press } = useSeen(() => choice !== undefined && send(choice.action));
  if (choice === undefined) return null;
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${css.leave}`}
      onClick={press}
      data-pressed={pressed || undefined}
      data-answer={props.number}
    >
      {props.number !== undefined && <kbd>{props.number}</kbd>}
      {props.children}
    </button>
  );
}

/** Where answers are asked again: the answer in hand, to be given. */
export function Confirm() {
  const { settings, say } = useDesk();
  const { picked } = useHand();
  if (!settings.confirm || picked === undefined) return null;
  return <Primary choice={picked}>{say('question.confirm')}</Primary>;
}
