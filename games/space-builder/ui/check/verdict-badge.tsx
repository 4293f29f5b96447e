/** What the check says about one building: always a sign and a number, never a colour alone. */

import { Icon } from '@starboard/look/art/icon.tsx';
import type { Verdict, Wrong } from '../../rules/state.ts';
import { Sign, type SignName } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './verdict-badge.module.css';

const SIGN_OF: Readonly<Record<Wrong, SignName>> = {
  unbuilt: 'empty',
  slot: 'move',
  turn: 'turn',
  side: 'flip',
};

export interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** The sign alone, for small places. */
  readonly small?: boolean;
  /** Beside a card, where a phone has room for the sign alone. */
  readonly onBoard?: boolean;
}

export function VerdictBadge({ verdict, small = false, onBoard = false }: VerdictBadgeProps) {
  const { say } = useTongue();
  const [wrong] = verdict.wrong;
  return (
    <span
      className={styles.badge}
      data-faults={verdict.faults}
      data-small={small}
      data-board={onBoard}
      role="img"
      aria-label={say('verdict.badge', { wrong: wrong ?? 'none', faults: verdict.faults })}
    >
      {wrong === undefined ? <Icon name="check" /> : <WrongSign wrong={wrong} />}
      {verdict.faults > 0 && <b>{verdict.faults}</b>}
    </span>
  );
}

export function WrongSign({ wrong }: { wrong: Wrong }) {
  return <Sign name={SIGN_OF[wrong]} />;
}
