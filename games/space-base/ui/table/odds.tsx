/** How often a sector comes up in a round: on your own roll, and on all the others' together (SB-10.1). */

import type { Sector } from '@starboard/space-base';
import { UseIcon } from '../art/icons.tsx';
import { oddsOf } from './chances.ts';
import { useDesk } from './desk.tsx';
import css from './odds.module.css';

/** What the two figures mean, while the odds are shown. */
export function OddsKey() {
  const { odds: shown, say } = useDesk();
  if (!shown) return null;
  return (
    <p className={css.key}>
      <b>{say('odds.key')}</b>
      <span data-turn="others">
        <UseIcon use="othersTurn" />
        {say('odds.others')}
      </span>
      <span data-turn="own">
        <UseIcon use="ownTurn" />
        {say('odds.own')}
      </span>
    </p>
  );
}

/** Under the quay, while the odds are shown. */
export function OddsHere({ sector }: { sector: Sector }) {
  const { odds: shown, players, language, say } = useDesk();
  if (!shown) return null;
  const { own, others } = oddsOf(sector, players.length);
  const number = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <span
      className={css.odds}
      role="img"
      aria-label={say('odds.label', { own: number(own), others: number(others) })}
    >
      <span data-turn="others">
        <UseIcon use="othersTurn" />
        {number(others)}
      </span>
      <span data-turn="own">
        <UseIcon use="ownTurn" />
        {number(own)}
      </span>
    </span>
  );
}
