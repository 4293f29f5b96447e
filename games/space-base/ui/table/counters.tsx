/** Credits, income and victory points of a seat, large. */

import type { Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import { type Resource, Token } from '../art/token.tsx';
import css from './counters.module.css';
import { consoleAt, playerAt, useDesk } from './desk.tsx';

const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];

export function Counters({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const console = consoleAt(desk.view, seat);
  const player = playerAt(desk, seat);
  return (
    <div className={css.counters}>
      <div className={css.name} data-several={desk.hands > 1 || undefined}>
        <Flag colour={player.colour} />
        <b>{player.name}</b>
      </div>
      <dl>
        {RESOURCES.map((resource) => (
          <div key={resource} className={css.counter} data-at={`${resource}:${seat}`}>
            <Token of={resource} />
            <dd>{console[resource]}</dd>
            <dt>{desk.say(`counter.${resource}`)}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
