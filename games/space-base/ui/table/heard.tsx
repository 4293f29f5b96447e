/** For those who listen: what happened and what the card in hand would bring, politely; that they are asked, at once. */

import controls from '@starboard/look/controls.module.css';
import { tellEvent, tellQuestion } from '@starboard/space-base/text';
import { catalog } from './catalog.ts';
import { playerAt, useDesk, useHand } from './desk.tsx';
import type { History } from './history.ts';
import { tellFacts } from './question/fact-words.ts';
import { tellUndone } from './took-back.ts';

export function Heard({ history }: { history: History }) {
  const desk = useDesk();
  const { language, players, question, say, mine, view, seat } = desk;
  const names = players.map(({ name }) => name);
  const newest = history.at(-1);
  const { picked } = useHand();
  return (
    <div className={controls.heard}>
      <p aria-live="polite">
        {[
          ...(newest?.undone ?? []).map((undone) => tellUndone(undone, desk)),
          ...(newest?.events ?? []).map((event) =>
            tellEvent(event, { language, names, cards: catalog }),
          ),
        ].join(' ')}
      </p>
      <p aria-live="polite">{mine && tellFacts(desk, picked)}</p>
      <p aria-live="assertive">
        {mine && question !== undefined
          ? say('heard.asked', {
              player: playerAt(desk, desk.seat).name,
              question: tellQuestion(question, { language, cards: catalog, view, seat }),
            })
          : ''}
      </p>
    </div>
  );
}
