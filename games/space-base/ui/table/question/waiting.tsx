/** Nothing is asked of this seat: who is being waited for, what has just happened, and what can be changed meanwhile. */

import controls from '@starboard/look/controls.module.css';
import { useSeen } from '@starboard/look/seen.ts';
import { tellOrder } from '@starboard/space-base/text';
import { playerAt, useDesk } from '../desk.tsx';
import { Lately } from '../log.tsx';
import { Sign } from '../sign.tsx';
import { Ask } from './ask.tsx';
import bridge from './bridge.module.css';
import type { BridgeProps } from './bridge.tsx';
import { Dice } from './die-pair.tsx';
import css from './waiting.module.css';

export function Waiting({ history, onOrders }: BridgeProps) {
  const desk = useDesk();
  const { say, view, actors, undoable, mine } = desk;
  const { pressed, press } = useSeen(desk.undo);
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
            className={`${controls.button} ${controls.quiet} ${bridge.leave}`}
            onClick={press}
            data-pressed={pressed || undefined}
          >
            {say('waiting.change')}
          </button>
        )}
      </Ask>
      <div className={css.meanwhile}>
        <Lately history={history} />
        {mine && <StandingOrder onOpen={onOrders} />}
      </div>
    </>
  );
}

/** What answers in this seat's name while the others play. */
function StandingOrder({ onOpen }: { onOpen: () => void }) {
  const { say, order, language } = useDesk();
  return (
    <button type="button" className={css.order} onClick={onOpen}>
      <Sign name="orders" />
      <span>
        <b>{say('orders.title')}</b> {tellOrder(order ?? {}, language)}
      </span>
    </button>
  );
}
