/** A window over the page that asks for attention; on a phone a sheet from below. */

import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Icon } from './art/icon.tsx';
import controls from './controls.module.css';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  /** What the button in the corner is called. */
  readonly closeLabel: string;
  /** Buttons at the end, the lit one last. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, lead, closeLabel, foot, wide = false, children } = props;
  // It opens from anywhere, not from a trigger of its own, so it remembers where the focus goes back to.
  const before = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          className={`${styles.dialog} ${wide ? styles.wide : ''}`}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
          {...(lead === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={styles.head}>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className={controls.round} aria-label={closeLabel}>
              <Icon name="cross" />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {lead !== undefined && (
              <Radix.Description className={styles.lead}>{lead}</Radix.Description>
            )}
            {children}
          </div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
