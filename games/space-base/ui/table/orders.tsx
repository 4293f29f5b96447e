/** Standing orders for the others' turns, so that nobody waits. */

import { Dialog } from '@starboard/look/dialog.tsx';
import { type Order, SECTORS, type Sector } from '@starboard/space-base';
import { useState } from 'react';
import { SectorPlate } from '../card/plate.tsx';
import { useDesk } from './desk.tsx';
import css from './orders.module.css';

const WISHES = ['ask', 'credits', 'income', 'vp', 'sectors'] as const;
type Wish = (typeof WISHES)[number];

export function Orders({ onClose }: { onClose: () => void }) {
  const { say, order: known, instruct } = useDesk();
  // What was pressed counts at once, and for what is pressed next: whoever keeps the order may be far away.
  const [pressed, setPressed] = useState<Order | null>();
  const order = pressed === undefined ? known : pressed;
  const wish = wishOf(order);
  const sectors = typeof order?.collect === 'object' ? order.collect : [];

  function leave(next: Order): void {
    const left = next.collect === undefined && next.abilities === undefined ? null : next;
    setPressed(left);
    instruct(left);
  }
  function choose(next: Wish): void {
    const { collect: _, ...rest } = order ?? {};
    if (next === 'ask') leave(rest);
    else leave({ ...rest, collect: next === 'sectors' ? SECTORS.toReversed() : next });
  }
  /** Pressed again, a sector goes to the end of the list. */
  function toggle(sector: Sector): void {
    const rest = sectors.filter((entry) => entry !== sector);
    const next = rest.length === sectors.length ? [...sectors, sector] : rest;
    if (next.length > 0) leave({ ...order, collect: next });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('orders.title')}
      lead={say('orders.why')}
      closeLabel={say('close')}
    >
      <div className={css.orders}>
        <fieldset>
          <legend>{say('orders.collect')}</legend>
          {WISHES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="collect"
                checked={wish === name}
                onChange={() => choose(name)}
              />
              {say(`orders.${name}`)}
            </label>
          ))}
          {wish === 'sectors' && (
            <div className={css.sectors}>
              {SECTORS.map((sector) => (
                <button
                  key={sector}
                  type="button"
                  aria-pressed={sectors.includes(sector)}
                  onClick={() => toggle(sector)}
                >
                  <SectorPlate sector={sector} />
                  <small>{sectors.includes(sector) ? sectors.indexOf(sector) + 1 : '–'}</small>
                </button>
              ))}
            </div>
          )}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={order?.abilities === 'pass'}
            onChange={({ target }) => {
              const { abilities: _, ...rest } = order ?? {};
              leave(target.checked ? { ...rest, abilities: 'pass' } : rest);
            }}
          />
          {say('orders.pass')}
        </label>
      </div>
    </Dialog>
  );
}

function wishOf(order: Order | null): Wish {
  if (order?.collect === undefined) return 'ask';
  return typeof order.collect === 'string' ? order.collect : 'sectors';
}
