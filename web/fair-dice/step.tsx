/** One of the four steps: a numbered plate, what happens, and the thing itself. */

import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import styles from './step.module.css';

export interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text?: string | undefined;
  /** Lit while it is the visitor's to act here. */
  readonly lit?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Step({ number, title, text, lit = false, wide = false, children }: StepProps) {
  const id = `step-${number}`;
  return (
    <section
      className={`${controls.panel} ${styles.step}`}
      aria-labelledby={id}
      data-lit={lit || undefined}
      data-wide={wide || undefined}
    >
      <h2 id={id} tabIndex={-1}>
        <span className={styles.plate}>{number}</span> {title}
      </h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
