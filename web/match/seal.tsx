/** What the proof of a match comes to, in two words beside its result; they lead to the whole of it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fits, type Opened } from './proof.tsx';
import styles from './seal.module.css';

const PLACE = 'chance';

/** Nothing before there is something to check. */
export function Seal({ opened }: { opened: Opened | null }) {
  const t = useTranslations('proof');
  const holds = useMemo(() => opened !== null && fits(opened), [opened]);
  if (opened === null) return null;
  return (
    <a
      className={styles.seal}
      href={`#${PLACE}`}
      data-fits={holds}
      onClick={(event) => {
        // One is still at the same table: going back leads where it led before.
        event.preventDefault();
        const place = document.getElementById(PLACE);
        place?.scrollIntoView();
        place?.focus({ preventScroll: true });
      }}
    >
      <Icon name={holds ? 'shield' : 'cross'} />
      {t(holds ? 'seal' : 'brokenSeal')}
    </a>
  );
}

/** Where the whole of it stands; what else is told at the end stands above. */
export function ProofPlace({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <div className={`${controls.panel} ${styles.panel}`}>
      {above}
      <div id={PLACE} className={styles.place} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
