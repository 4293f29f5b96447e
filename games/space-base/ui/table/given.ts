/** An answer that has been given and is not known to have arrived, as over a line that is lost: until then there is no other. */

import type { Seat } from '@starboard/engine';
import type { Question } from '@starboard/space-base';
import { useEffect, useRef, useState } from 'react';
import type { BaseChoice, BaseUpdate } from './desk.tsx';

export interface Given {
  readonly seat: Seat;
  readonly question: Question;
  readonly choice: BaseChoice;
}

export interface Answering {
  /** What the seat has given, once it takes so long that somebody would wonder. */
  readonly given: Given | undefined;
  /** Gives an answer, unless one is on its way. */
  readonly give: (given: Given, send: () => Promise<unknown>) => Promise<unknown> | undefined;
}

/** An answer that arrives so soon, in milliseconds, is not spoken of: the question would only flicker. */
const UNNOTICED = 500;

export function useAnswering(seat: Seat, latest: BaseUpdate): Answering {
  const underWay = useRef<Given>(undefined);
  const [late, setLate] = useState<Given>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const waiting = () => {
    const given = underWay.current;
    return given?.seat === seat && isAsked(given, latest) ? given : undefined;
  };
  const give: Answering['give'] = (given, send) => {
    if (waiting() !== undefined) return;
    underWay.current = given;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLate(given), UNNOTICED);
    return send().finally(() => {
      if (underWay.current !== given) return;
      underWay.current = undefined;
      clearTimeout(timer.current);
      setLate(undefined);
    });
  };
  return { given: late === waiting() ? late : undefined, give };
}

/** Others may have answered meanwhile. What comes of an answer is told a moment before that it has arrived. */
function isAsked({ seat, question }: Given, { view, choices }: BaseUpdate): boolean {
  const open = view.consoles[seat]?.questions.at(-1);
  return choices.length > 0 && JSON.stringify(open) === JSON.stringify(question);
}
