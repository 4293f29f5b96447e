/** A player in the check: how he finished, and how many faults were found so far; pressed, his board is looked at. */

import type { CheckedBoard } from '../../rules/state.ts';
import { minutes } from '../table/clock.tsx';
import type { Person } from '../table/people.ts';
import plate from '../table/plate.module.css';
import { Portrait } from '../table/portrait.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './player-tab.module.css';

export interface PlayerTabProps {
  readonly board: CheckedBoard;
  readonly person: Person;
  /** As which he finished. */
  readonly rank: number;
  readonly alone: boolean;
  /** Whether the times do not matter. BU-8.4 */
  readonly calm: boolean;
  /** His board is the one that is looked at. */
  readonly current: boolean;
  /** Nothing until his board is looked at. */
  readonly faults: number | null;
  readonly won: boolean;
  readonly onPick: () => void;
}

export function PlayerTab(props: PlayerTabProps) {
  const { say } = useTongue();
  const { board, person, faults } = props;
  return (
    <button
      type="button"
      className={`${plate.plate} ${styles.tab}`}
      data-current={props.current}
      data-won={props.won}
      aria-pressed={props.current}
      onClick={props.onPick}
    >
      <Portrait person={person} />
      <span className={styles.who}>
        <b>{person.name}</b>
        <small>
          {board.finish === null
            ? say('check.unfinished')
            : props.calm
              ? say('check.done')
              : props.alone
                ? minutes(board.finish)
                : say('check.finished', { rank: props.rank, time: minutes(board.finish) })}
        </small>
      </span>
      <span className={styles.faults}>
        {faults ?? '–'} <small>{say('check.unit', { faults: faults ?? 0 })}</small>
      </span>
    </button>
  );
}
