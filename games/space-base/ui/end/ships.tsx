/** What a player's ships brought in all, the best first; the others when they are asked for. */

import type { Seat } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { Reward } from '../card/reward.tsx';
import { shortName } from '../card/set.ts';
import { cardAt } from '../table/catalog.ts';
import { playerAt, useDesk } from '../table/desk.tsx';
import css from './end.module.css';
import type { ShipYield } from './figures.ts';

/** As many as there is room for beside the dice. */
const SHOWN = 6;

export function Ships({ yields, of }: { yields: readonly ShipYield[]; of: Seat }) {
  const desk = useDesk();
  const { say, language } = desk;
  const [all, showAll] = useState(false);
  return (
    <>
      <header>
        <h2>{say('end.ships', { player: playerAt(desk, of).name })}</h2>
        {yields.length > SHOWN && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            aria-expanded={all}
            onClick={() => showAll(!all)}
          >
            {all ? say('end.fewerShips') : say('end.allShips', { count: yields.length })}
          </button>
        )}
      </header>
      <ol className={css.yields}>
        {(all ? yields : yields.slice(0, SHOWN)).map(({ card, face, brought }) => (
          <li key={`${card} ${face}`} data-face={face}>
            <b>{shortName(cardAt(card).card, language, of)}</b>
            <small>{say(`end.face.${face}`)}</small>
            <Reward
              rewards={Object.fromEntries(
                Object.entries(brought).filter(([, amount]) => amount > 0),
              )}
              language={language}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
