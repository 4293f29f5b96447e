/** How it ended: who won and why, in figures that were counted while the match was played. */

import type { Result } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { useDesk } from '../table/desk.tsx';
import type { History } from '../table/history.ts';

export interface EndProps {
  readonly history: History;
  readonly result: Result | null;
  readonly onTable: () => void;
  readonly onRematch: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function End({ result, onTable, onRematch, onLeave }: EndProps) {
  const { say, players } = useDesk();
  const winner = players.find(({ seat }) => result?.places[seat] === 1);
  return (
    <main>
      <h1>{say('end.won', { player: winner?.name ?? '' })}</h1>
      <p>{result?.scores.join(' ')}</p>
      {onRematch !== undefined && (
        <button type="button" className={`${controls.button} ${controls.lit}`} onClick={onRematch}>
          {say('end.rematch')}
        </button>
      )}
      <button type="button" className={controls.button} onClick={onTable}>
        {say('end.table')}
      </button>
      <button type="button" className={controls.button} onClick={onLeave}>
        {say('end.leave')}
      </button>
    </main>
  );
}
