/** Something opened over the table; Escape or a press beside it closes it. */

import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from './desk.tsx';
import { Sign } from './sign.tsx';
import css from './window.module.css';

export function Window(props: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const { say } = useDesk();
  const place = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={place}
      className={css.window}
      data-wide={props.wide || undefined}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === place.current && props.onClose()}
    >
      <div className={css.inside}>
        <header>
          <h2>{props.title}</h2>
          <button type="button" onClick={props.onClose} aria-label={say('close')}>
            <Sign name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
