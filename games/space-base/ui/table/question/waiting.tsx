/** Nothing is asked of this seat: who is being waited for, what has just happened, and what can be changed meanwhile. */

import type { Seat } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
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
  const away = useNamed(waitedFor.filter((seat) => !playerAt(desk, seat).here));
  const choosing = useNamed(waitedFor.filter((seat) => playerAt(desk, seat).here));
  return (
    <>
      <Ask
        title={
          choosing.count > 0
            ? say('waiting.title', choosing)
            : away.count > 0
              ? say('waiting.away', away)
              : say('waiting.nobody')
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
        {away.count > 0 && <p className={css.lead}>{say('waiting.awayLead', away)}</p>}
        {!desk.mine && desk.delay !== undefined && <Watching delay={desk.delay} />}
        <Lately history={history} />
        {mine && <StandingOrder onOpen={onOrders} />}
      </div>
    </>
  );
}

function useNamed(seats: readonly Seat[]): { players: string; count: number } {
  const desk = useDesk();
  const names = seats.map((seat) => playerAt(desk, seat).name);
  return { players: new Intl.ListFormat(desk.language).format(names), count: seats.length };
}

/** The table looks like a player's own: that it is not, whose it is, and how late it is seen. */
function Watching({ delay }: { delay: number }) {
  const desk = useDesk();
  const { say } = desk;
  return (
    <p className={css.watching}>
      <Icon name="eye" />
      <span>
        {say('waiting.watching', { player: playerAt(desk, desk.seat).name })}
        {delay > 0 && <> {say('waiting.late', { seconds: delay / 1000 })}</>}
      </span>
    </p>
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
