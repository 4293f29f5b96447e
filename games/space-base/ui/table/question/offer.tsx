/** The light-speed set-up: which of the ships dealt to buy before the first turn. */

import type { CardNumber } from '@starboard/space-base';
import { CardSpot } from '../card-spot.tsx';
import { cardAt } from '../catalog.ts';
import { consoleAt, useDesk } from '../desk.tsx';
import { Rows } from '../rows.tsx';
import { Ask, Confirm, Leave } from './ask.tsx';
import css from './offer.module.css';

export function OfferQuestion() {
  const { say, view, seat, choices, targets } = useDesk();
  const { hand, picked } = consoleAt(view, seat);
  const done = choices.find(({ action }) => action.do === 'done');
  const spent = picked.reduce((sum, card) => sum + cardAt(card).cost, 0);
  const cards: readonly CardNumber[] = typeof hand === 'number' ? [] : hand;
  return (
    <>
      <Ask
        title={say('offer.title')}
        hint={say('offer.left', { credits: consoleAt(view, seat).credits - spent })}
      >
        <Confirm />
        <Leave choice={done} number={1} dear>
          {say('offer.done', { count: picked.length })}
        </Leave>
      </Ask>
      <Rows className={css.hand} label={say('offer.title')}>
        {cards.map((card) => (
          <CardSpot
            key={card}
            card={card}
            at={`hand:${card}`}
            size="medium"
            state={picked.includes(card) ? 'chosen' : targets.has(card) ? 'lit' : 'poor'}
          />
        ))}
      </Rows>
    </>
  );
}
