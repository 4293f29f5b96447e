/** On a phone: everybody's flag and points in one row; a press opens the base. */

import type { Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import { Token } from '../art/token.tsx';
import css from './chips.module.css';
import { consoleAt, useDesk } from './desk.tsx';
import { Sign } from './sign.tsx';

export function Chips({ onOpen }: { onOpen: (seat: Seat) => void }) {
  const { say, players, view, seat, actors } = useDesk();
  return (
    <div className={css.chips}>
      {players.map((player) => {
        const { credits, income, vp } = consoleAt(view, player.seat);
        const chosen = view.step === 'collecting' && !actors.includes(player.seat);
        return (
          <button
            key={player.seat}
            type="button"
            className={css.chip}
            data-active={view.active === player.seat || undefined}
            data-own={player.seat === seat || undefined}
            onClick={() => onOpen(player.seat)}
          >
            <Flag colour={player.colour} />
            <span data-at={player.seat === seat ? undefined : `vp:${player.seat}`}>
              <Token of="vp" amount={vp} />
            </span>
            <b>{player.name}</b>
            <span className={controls.heard}>{say('rivals.label', { credits, income, vp })}</span>
            {chosen && (
              <em>
                <Sign name="check" />
              </em>
            )}
          </button>
        );
      })}
    </div>
  );
}
