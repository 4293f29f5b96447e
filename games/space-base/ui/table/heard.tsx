/** For those who listen: what happened, politely; that they are asked, at once. */

import controls from '@starboard/look/controls.module.css';
import type { Question } from '@starboard/space-base';
import { tellEvent } from '@starboard/space-base/text';
import { catalog } from './catalog.ts';
import { playerAt, useDesk } from './desk.tsx';
import type { History } from './history.ts';

/** What somebody can be asked; the rest is work that waits behind a question. */
type Asked = Exclude<Question['ask'], 'die' | 'lose' | 'swap' | 'win'>;

export function Heard({ history }: { history: History }) {
  const desk = useDesk();
  const { language, players, question, say, mine } = desk;
  const names = players.map(({ name }) => name);
  const newest = history.at(-1);
  return (
    <div className={controls.heard}>
      <p aria-live="polite">
        {newest?.events
          .map((event) => tellEvent(event, { language, names, cards: catalog }))
          .join(' ')}
      </p>
      <p aria-live="assertive">
        {mine && question !== undefined
          ? say('heard.asked', {
              player: playerAt(desk, desk.seat).name,
              question: say(`heard.${question.ask as Asked}`),
            })
          : ''}
      </p>
    </div>
  );
}
