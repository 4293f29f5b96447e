/** The winner's laurels, and the dearest of his ships on their way home. */

import type { Seat } from '@starboard/engine';
import { baseSet, type CardNumber } from '@starboard/space-base';
import { ShipArt } from '../art/ship.tsx';
import { starPath } from '../art/token.tsx';
import { pictureOf } from '../card/set.ts';
import { cardAt } from '../table/catalog.ts';
import { consoleAt, useDesk } from '../table/desk.tsx';
import css from './fleet.module.css';

/** As many as there is room for beside the laurels. */
const SHIPS = 4;

export function Fleet({ of }: { of: Seat }) {
  const { view } = useDesk();
  const { stationed } = consoleAt(view, of);
  return (
    <div className={css.fleet}>
      <Laurels />
      {dearest(stationed).map((card) => {
        const { hour: _, ...picture } = pictureOf(cardAt(card).card, baseSet, of);
        return <ShipArt key={card} {...picture} className={css.ship} />;
      })}
    </div>
  );
}

/** Colonies stay where they are. */
function dearest(stationed: readonly CardNumber[]): CardNumber[] {
  return stationed
    .filter((card) => 'station' in cardAt(card).card)
    .sort((one, other) => cardAt(other).cost - cardAt(one).cost)
    .slice(0, SHIPS);
}

/** How the leaves of one twig stand, from the stem up. */
const LEAVES = [62, 38, 14, -10, -34, -58];

function Laurels() {
  return (
    <svg className={css.laurels} viewBox="-60 -60 120 120" aria-hidden="true">
      <circle r={58} className={css.glow} />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`} className={css.leaves}>
          {LEAVES.map((turn) => (
            <path
              key={turn}
              d="M0 -9C7 -5 7 5 0 11C-6 5 -6 -5 0 -9Z"
              transform={`rotate(${turn}) translate(45 0) rotate(24)`}
            />
          ))}
        </g>
      ))}
      <path d={starPath(0, 1, 30, 14)} className={css.star} />
    </svg>
  );
}
