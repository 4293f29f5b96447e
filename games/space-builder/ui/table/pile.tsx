/** The map pile, with what there is to say about it. Lit when the hand is empty; a press is final. BU-3.5 */

import type { ReactNode } from 'react';
import { PileArt } from '../art/pile.tsx';
import { useTongue } from '../text/words.tsx';
import { unlessTouched } from './board-view.tsx';
import styles from './pile.module.css';

export interface PileProps {
  readonly lit: boolean;
  readonly onTap: () => void;
  readonly children?: ReactNode;
}

export function Pile({ lit, onTap, children }: PileProps) {
  const { say } = useTongue();
  return (
    <div className={styles.pile} data-lit={lit}>
      <button
        type="button"
        className={styles.press}
        data-do="tap"
        disabled={!lit}
        aria-label={say(lit ? 'pile.tap' : 'pile.name')}
        onClick={unlessTouched(onTap)}
      >
        <PileArt word={lit ? say('pile.word') : null} />
      </button>
      {children !== undefined && <div className={styles.say}>{children}</div>}
    </div>
  );
}
