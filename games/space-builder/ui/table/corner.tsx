/** The end of a screen's first row: the page's menu, and between two who sit opposite, what turns the screen to the other. */

import controls from '@starboard/look/controls.module.css';
import { Corner as Page } from '@starboard/look/slots.tsx';
import { createContext, useContext } from 'react';
import { Sign } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './corner.module.css';

/** Turns the screen; nothing where everybody sits on one side of it. */
export const Turning = createContext<(() => void) | undefined>(undefined);

export function Corner({ className = '' }: { readonly className?: string | undefined }) {
  const { say } = useTongue();
  const turn = useContext(Turning);
  return (
    <div className={`${styles.corner} ${className}`}>
      {turn !== undefined && (
        <button
          type="button"
          className={`${controls.button} ${styles.turn}`}
          aria-label={say('shared.turn')}
          onClick={turn}
        >
          <Sign name="turn" />
        </button>
      )}
      <Page />
    </div>
  );
}
