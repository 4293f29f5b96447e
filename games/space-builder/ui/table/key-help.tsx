/** All that can be done without a mouse, one key away. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useRef } from 'react';
import { SLOTS } from '../../maps/map.ts';
import { Sign } from '../art/sign.tsx';
import { SLOT_KEYS } from '../seat/keys.ts';
import { useNaming } from '../seat/letters.ts';
import { type Key, useTongue } from '../text/words.tsx';
import styles from './key-help.module.css';

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
      {useKeyNames().map(([keys, deed]) => (
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

/** In the words and letters of the visitor's own keyboard. */
function useKeyNames(): readonly (readonly [keys: string, deed: Key])[] {
  const { say } = useTongue();
  const naming = useNaming();
  return [
    ['1 – 8', 'keys.take'],
    [SLOTS.map((slot) => naming(SLOT_KEYS[slot])).join(' '), 'keys.place'],
    [naming('R'), 'keys.turn'],
    [`${say('keys.shift')} ${naming('R')}`, 'keys.back'],
    [naming('F'), 'keys.flip'],
    [say('keys.backspace'), 'keys.takeBack'],
    [say('keys.space'), 'keys.tap'],
    [`Tab, ${say('keys.enter')}`, 'keys.walk'],
    ['?', 'keys.help'],
  ];
}
