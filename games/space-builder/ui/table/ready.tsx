/** Before a map: the button that says one is ready, and then who is waited for. */

import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import type { Scene, Told } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import { focusOnArrival } from './arrival.ts';
import type { Person } from './people.ts';
import plates from './plate.module.css';
import styles from './ready.module.css';

export function Ready({ told, onReady }: { told: Told; onReady: () => void }): ReactNode {
  const { say } = useTongue();
  const offered = told.choices.some(({ action }) => action.kind === 'ready');
  if (!offered || told.view.round !== null) return null;
  return (
    <button
      ref={focusOnArrival}
      type="button"
      className={`${controls.button} ${controls.lit} ${controls.big} ${styles.ready}`}
      onClick={onReady}
    >
      {say('ready')}
    </button>
  );
}

interface AwaitedProps extends Pick<Scene, 'told' | 'seat'> {
  readonly people: readonly Person[];
}

/** Who keeps the next map waiting, for those who have done their part. */
export function Awaited({ told, seat, people }: AwaitedProps): ReactNode {
  const { language, say } = useTongue();
  const { view, actors } = told;
  const isDone = view.stage.kind === 'between' && seat !== undefined && !actors.includes(seat);
  if (!isDone || actors.length === 0) return null;
  const names = actors.map((other) => people[other]?.name ?? '');
  return (
    <p className={`${plates.plate} ${styles.awaited}`} role="status">
      {say('awaited', { names: new Intl.ListFormat(language).format(names) })}
    </p>
  );
}
