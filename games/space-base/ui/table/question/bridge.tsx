/** The question of the moment, always in the same place, with its answers and what each brings. */

import controls from '@starboard/look/controls.module.css';
import type { Question } from '@starboard/space-base';
import type { ComponentType } from 'react';
import { useDesk } from '../desk.tsx';
import type { History } from '../history.ts';
import { AbilitiesQuestion } from './abilities.tsx';
import { ArrowQuestion } from './arrow.tsx';
import own from './ask.module.css';
import css from './bridge.module.css';
import { DiceQuestion } from './dice.tsx';
import { OnItsWay } from './given.tsx';
import { OfferQuestion } from './offer.tsx';
import { Over } from './over.tsx';
import { PurchaseQuestion } from './purchase.tsx';
import { RerollQuestion } from './reroll.tsx';
import { RollQuestion } from './roll.tsx';
import { SetQuestion } from './set.tsx';
import { ShipQuestion } from './ship.tsx';
import { Waiting } from './waiting.tsx';

export interface BridgeProps {
  readonly history: History;
  readonly onOrders: () => void;
  /** When the match is over: back to how it ended. */
  readonly onEnd: (() => void) | undefined;
}

export function Bridge(props: BridgeProps) {
  const { say, question, given } = useDesk();
  const Asked = question === undefined ? undefined : QUESTIONS[question.ask];
  return (
    <section
      className={`${css.bridge} ${own.place}`}
      aria-label={say('question.title')}
      tabIndex={-1}
      data-question=""
      data-asked={question === undefined ? undefined : question.ask}
    >
      <p role="status" className={controls.heard}>
        {given === undefined ? '' : say('waiting.given')}
      </p>
      {given !== undefined ? (
        <OnItsWay given={given} />
      ) : Asked !== undefined ? (
        <Asked />
      ) : props.onEnd !== undefined ? (
        <Over history={props.history} onEnd={props.onEnd} />
      ) : (
        <Waiting {...props} />
      )}
    </section>
  );
}

const QUESTIONS: Record<Question['ask'], ComponentType> = {
  offer: OfferQuestion,
  abilities: AbilitiesQuestion,
  roll: RollQuestion,
  allocate: DiceQuestion,
  arrow: ArrowQuestion,
  claim: PurchaseQuestion,
  purchase: PurchaseQuestion,
  buy: PurchaseQuestion,
  set: SetQuestion,
  reroll: RerollQuestion,
  place: ShipQuestion,
  move: ShipQuestion,
  exchange: ShipQuestion,
};
