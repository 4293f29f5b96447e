/** Nothing is asked of this seat: who is being waited for, and what can be changed meanwhile. */

import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import { playerAt, useDesk } from '../desk.tsx';
import { Ask } from './ask.tsx';
import css from './bridge.module.css';
import { Dice } from './die-pair.tsx';

export function Waiting() {
  const desk = useDesk();
  const { say, view, actors, undoable, undo, mine } = desk;
  const waitedFor = actors.filter((seat) => seat !== desk.seat || !mine);
  const names = new Intl.ListFormat(desk.language).format(
    waitedFor.map((seat) => playerAt(desk, seat).name),
  );
  return (
    <>
      <Ask
        title={
          waitedFor.length === 0
            ? say('waiting.nobody')
            : say('waiting.title', { players: names, count: waitedFor.length })
        }
        dice={view.dice[0] > 0 ? <Dice dice={view.dice} /> : undefined}
      >
        {undoable && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${css.leave}`}
            onClick={undo}
          >
            {say('waiting.change')}
          </button>
        )}
      </Ask>
      <ul className={css.waitedFor}>
        {waitedFor.map((seat) => {
          const { name, colour } = playerAt(desk, seat);
          return (
            <li key={seat}>
              <Flag colour={colour} />
              {name}
            </li>
          );
        })}
      </ul>
    </>
  );
}
