/** A board as it stood when the round ended, with what the check says beside each building. */

import type { SetName } from '../../art/index.ts';
import type { Slot } from '../../maps/map.ts';
import type { Card, Verdict } from '../../rules/state.ts';
import { BoardView } from '../table/board-view.tsx';
import { TurnedCard } from '../table/turned-card.tsx';
import styles from './checked-board.module.css';
import { VerdictBadge } from './verdict-badge.tsx';

export interface CheckedBoardViewProps {
  /** All that stood there. */
  readonly all: readonly Verdict[];
  /** What has been looked at. */
  readonly verdicts: readonly Verdict[];
  readonly set: SetName;
  readonly now: number | null;
  readonly label: string;
}

export function CheckedBoardView({ all, verdicts, set, now, label }: CheckedBoardViewProps) {
  const cards = all.flatMap(({ building, stood }): Card[] =>
    stood === null ? [] : [{ building, ...stood }],
  );
  const current = verdicts.find(({ building }) => building === now);
  const lit = cards.find(({ building }) => building === now)?.building ?? null;
  const beside = (slot: Slot) => (
    <>
      {missing(verdicts, current, slot).map(({ building, wanted }) => (
        <span key={building} className={styles.wanted}>
          <TurnedCard building={building} side={wanted.side} turn={wanted.turn} set={set} />
        </span>
      ))}
      {verdicts
        .filter(({ stood, wanted }) => (stood ?? wanted).slot === slot)
        .map((verdict) => (
          <span key={verdict.building} className={styles.badge}>
            <VerdictBadge verdict={verdict} onBoard />
          </span>
        ))}
    </>
  );
  return <BoardView cards={cards} set={set} label={label} lit={lit} beside={beside} />;
}

/** Where the map asked for what stands elsewhere or not at all. */
function missing(
  verdicts: readonly Verdict[],
  current: Verdict | undefined,
  slot: Slot,
): readonly Verdict[] {
  return verdicts.filter(
    (verdict) =>
      verdict.wanted.slot === slot &&
      (verdict.stood === null || (verdict === current && verdict.wrong.includes('slot'))),
  );
}
