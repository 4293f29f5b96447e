/** The words of a question, and the button that gives the answer in hand. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useSeen } from '@starboard/look/seen.ts';
import type { CardNumber } from '@starboard/space-base';
import { type ReactNode, useLayoutEffect } from 'react';
import { shortName } from '../../card/set.ts';
import { RulesSign } from '../../learn/rules-link.tsx';
import { topicAsked } from '../../learn/topic.ts';
import { cardAt } from '../catalog.ts';
import type { BaseChoice } from '../desk.tsx';
import { playerAt, useDesk, useHand } from '../desk.tsx';
import type { Layout } from '../layout.ts';
import own from './ask.module.css';
import css from './bridge.module.css';
import { tellResult } from './result.ts';

export interface AskProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The card that is asked about, to be looked at. */
  readonly about?: CardNumber | undefined;
  readonly children?: ReactNode;
  readonly dice?: ReactNode;
}

export function Ask({ title, hint, about, dice, children }: AskProps) {
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
          <h2 className={own.title}>{title}</h2>
          <span className={own.signs}>
            {about !== undefined && <LookSign card={about} />}
            {desk.question !== undefined && (
              <RulesSign topic={topicAsked(desk.question.ask)} language={desk.language} />
            )}
          </span>
        </div>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </div>
  );
}

function LookSign({ card }: { card: CardNumber }) {
  const { say, look, language } = useDesk();
  const { press } = useSeen(() => look({ card, owner: undefined }));
  return (
    <button
      type="button"
      className={`${controls.round} ${own.look}`}
      aria-label={say('question.look', { card: shortName(cardAt(card).card, language) })}
      onClick={press}
    >
      <Icon name="eye" />
    </button>
  );
}

/** The one thing to do now. */
export function Primary(props: {
  choice: BaseChoice;
  children: ReactNode;
  roll?: boolean;
  className?: string | undefined;
}) {
  const { send } = useDesk();
  const { pressed, press } = useSeen(() => send(props.choice));
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.lit} ${css.primary} ${own.button} ${props.className ?? ''}`}
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
  /** Its key, from 1 to 9; further ones have none. */
  number: number;
  /** There is something to lose by it: it is confirmed like any other answer. */
  dear?: boolean;
}) {
  const { answer, send } = useDesk();
  const { choice, dear = false } = props;
  const key = props.number <= 9 ? props.number : undefined;
  const give = dear ? answer : send;
  const { pressed, press } = useSeen(() => choice !== undefined && give(choice));
  if (choice === undefined) return null;
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${css.leave} ${own.button}`}
      onClick={press}
      data-pressed={pressed || undefined}
      data-answer={key}
    >
      {key !== undefined && <kbd>{key}</kbd>}
      {props.children}
    </button>
  );
}

/** Where answers are asked again: the answer in hand, to be given, and its place before there is one. */
export function Confirm() {
  const desk = useDesk();
  const { picked } = useHand();
  useChosenInSight(desk.layout, picked);
  if (!desk.settings.confirm) return null;
  if (picked === undefined) {
    return <span className={`${own.confirm} ${own.reserved}`}>{desk.say('question.choose')}</span>;
  }
  return (
    <Primary choice={picked} className={own.confirm}>
      {tellResult(desk, picked)}
    </Primary>
  );
}

/** On a phone a part of the base lies below the question; the sectors of the answer in hand come into sight. */
function useChosenInSight(layout: Layout, picked: BaseChoice | undefined): void {
  useLayoutEffect(() => {
    if (layout !== 'narrow' || picked === undefined) return;
    // Where there is no room for all of them, the first one counts.
    for (const sector of [...document.querySelectorAll('[data-chosen]')].reverse()) {
      sector.scrollIntoView({ block: 'nearest' });
    }
  }, [layout, picked]);
}
