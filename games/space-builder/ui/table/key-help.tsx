/** All that can be done without a mouse, one key away. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useRef } from 'react';
import { SLOTS } from '../../maps/map.ts';
import { Sign } from '../art/sign.tsx';
import { SLOT_KEYS } from '../seat/keys.ts';
import { type Key, useTongue } from '../text/words.tsx';
import styles from './key-help.module.css';

const KEYS: readonly (readonly [keys: string, deed: Key])[] = [
  ['1 – 8', 'keys.take'],
  [SLOTS.map((slot) => SLOT_KEYS[slot]).join(' '), 'keys.place'],
  ['R', 'keys.turn'],
  ['Shift R', 'keys.back'],
  ['F', 'keys.flip'],
  ['Backspace', 'keys.takeBack'],
  ['Space', 'keys.tap'],
  ['Tab, Enter', 'keys.walk'],
  ['?', 'keys.help'],
];

export function KeyHelp() {
  const { say } = useTongue();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key !== '?') return;
      if (dialog.current?.open === true) dialog.current.close();
      else dialog.current?.showModal();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${styles.open}`}
        aria-label={say('keys.title')}
        onClick={() => dialog.current?.showModal()}
      >
        <Sign name="keys" />
      </button>
      <dialog ref={dialog} className={`${controls.panel} ${styles.help}`} aria-labelledby="keys">
        <h2 id="keys">{say('keys.title')}</h2>
        <KeyList />
        <button
          type="button"
          className={`${controls.button} ${controls.lit}`}
          onClick={() => dialog.current?.close()}
        >
          {say('close')}
        </button>
      </dialog>
    </>
  );
}

/** Each key, and what it does. */
export function KeyList() {
  const { say } = useTongue();
  return (
    <dl className={styles.keys}>
      {KEYS.map(([keys, deed]) => (
        <div key={deed}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{say(deed)}</dd>
        </div>
      ))}
    </dl>
  );
}
