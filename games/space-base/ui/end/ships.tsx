/** What a player's ships brought in all, the best first. */

import type { Seat } from '@starboard/engine';
import { Reward } from '../card/reward.tsx';
import { shortName } from '../card/set.ts';
import { cardAt } from '../table/catalog.ts';
import { useDesk } from '../table/desk.tsx';
import css from './end.module.css';
import type { ShipYield } from './figures.ts';

const SHOWN = 6;

export function Ships({ yields, of }: { yields: readonly ShipYield[]; of: Seat }) {
  const { say, language } = useDesk();
  return (
    <ol className={css.yields}>
      {yields.slice(0, SHOWN).map(({ card, face, brought }) => (
        <li key={`${card} ${face}`} data-face={face}>
          <b>{shortName(cardAt(card).card, language, of)}</b>
          <small>{say(`end.face.${face}`)}</small>
          <Reward
            rewards={Object.fromEntries(Object.entries(brought).filter(([, amount]) => amount > 0))}
            language={language}
          />
        </li>
      ))}
    </ol>
  );
}
