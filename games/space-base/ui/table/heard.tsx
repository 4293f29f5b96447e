/** For those who listen: what happened, politely; that they are asked, at once. */

import controls from '@starboard/look/controls.module.css';
import { tellEvent, tellQuestion } from '@starboard/space-base/text';
import { catalog } from './catalog.ts';
import { playerAt, useDesk } from './desk.tsx';
import type { History } from './history.ts';
import { tellUndone } from './took-back.ts';

export function Heard({ history }: { history: History }) {
  const desk = useDesk();
  const { language, players, question, say, mine, view, seat } = desk;
  const names = players.map(({ name }) => name);
  const newest = history.at(-1);
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
