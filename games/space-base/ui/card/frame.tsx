/** The frame around every card but the large one, and what all sizes are told. */

import type { Language } from '@starboard/engine/words';
import type { CardSet } from '@starboard/space-base';
import type { ReactNode } from 'react';
import { SignIcon } from '../art/icons.tsx';
import styles from './card.module.css';
import type { ShownFace } from './label.ts';

/**
 * `lit`: can be pressed now. `chosen`: is the answer in hand. `poor`: cannot be
 * paid yet. `closed`: cannot be had, and `reason` says why.
 */
export type CardState = 'plain' | 'lit' | 'chosen' | 'poor' | 'closed';

export interface CardStyle {
  readonly language: Language;
  readonly set: CardSet;
  readonly face: ShownFace;
  readonly cubes: number;
  readonly players: number | undefined;
  readonly seat: number | undefined;
  readonly state: CardState;
  readonly reason: string | undefined;
  readonly className: string | undefined;
  readonly label: string;
}

/** A picture with a name: those who listen hear the label, not the parts. */
export function Frame(
  props: Pick<CardStyle, 'language' | 'state' | 'reason' | 'className' | 'label'> & {
    size: 'chip' | 'small' | 'medium' | 'tile';
    children: ReactNode;
  },
) {
  const { language, state, reason, size } = props;
  return (
    <span
      className={[styles.card, styles[size], styles[state], props.className].join(' ')}
      role="img"
      aria-label={reason === undefined ? props.label : `${props.label} ${reason}`}
      lang={language}
    >
      {props.children}
      {state === 'closed' && (
        <span className={styles.veil}>
          <SignIcon sign="lock" />
          {reason !== undefined && <span>{reason}</span>}
        </span>
      )}
    </span>
  );
}
