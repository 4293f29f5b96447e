/** A window over the page that asks for attention; on a phone a sheet from below. The browser's own: it holds the focus, hides the rest, closes on Escape and gives the focus back. */

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './art/icon.tsx';
import { useBack } from './back.ts';
import controls from './controls.module.css';
import styles from './dialog.module.css';
import { useSeen } from './seen.ts';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // To close it lets the whole page be used again, which takes a while: it is out of sight before.
  const { pressed: closing, press: close } = useSeen(onClose);
  useBack(open, close);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      {...(lead === undefined ? {} : { 'aria-describedby': `${id}-lead` })}
      data-closing={closing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
      // What lies outside belongs to the dialog's own box: its inside is another element.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              className={controls.round}
              aria-label={closeLabel}
              onClick={close}
            >
              <Icon name="cross" />
            </button>
          </div>
          <div className={styles.body}>
            {lead !== undefined && (
              <p className={styles.lead} id={`${id}-lead`}>
                {lead}
              </p>
            )}
            {children}
          </div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
