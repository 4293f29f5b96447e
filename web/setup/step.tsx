/** One thing to decide. */

import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import styles from './setup.module.css';

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${controls.panel} ${styles.step}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
