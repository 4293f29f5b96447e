/** A menu for each of two at one tablet: it opens over his own half, turned to him, and leaves the map and the other's half alone. BU-8.3 */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { usePreferences } from '@starboard/look/slots.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Sign } from '../art/sign.tsx';
import { type Key, useTongue } from '../text/words.tsx';
import styles from './half-menu.module.css';
import { KeyList } from './key-help.tsx';

const Rules = lazy(async () => ({ default: (await import('../learn/rules.tsx')).Rules }));

export interface HalfMenuProps {
  /** Whose half it is. */
  readonly player: string;
  /** The keyboard is his. */
  readonly hasKeys: boolean;
  /** Sits at the far end. */
  readonly far: boolean;
  readonly onLeave: () => void;
}

/** What can be looked at without leaving the table. */
type Leaf = 'settings' | 'rules' | 'keys';

const NAMES: Readonly<Record<Leaf, Key>> = {
  settings: 'menu.settings',
  rules: 'menu.rules',
  keys: 'keys.title',
};

export function HalfMenu({ player, hasKeys, far, onLeave }: HalfMenuProps) {
  const { say, language } = useTongue();
  const [shown, show] = useState<'menu' | Leaf | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const preferences = usePreferences();
  const close = () => {
    show(null);
    opener.current?.focus();
  };
  const items: readonly (readonly [leaf: Leaf, icon: IconName])[] = [
    ...(preferences === undefined ? [] : [['settings', 'gear'] as const]),
    ['rules', 'book'],
    ...(hasKeys ? [['keys', 'help'] as const] : []),
  ];
  const leaves: Readonly<Record<Leaf, ReactNode>> = {
    settings: preferences,
    rules: (
      <Suspense>
        <Rules language={language} />
      </Suspense>
    ),
    keys: <KeyList />,
  };
  return (
    <div className={styles.end} data-turned={far}>
      <button
        ref={opener}
        type="button"
        className={`${controls.round} ${styles.open}`}
        aria-label={say('menu.of', { player })}
        aria-expanded={shown !== null}
        onClick={() => show(shown === null ? 'menu' : null)}
      >
        <Icon name="gear" />
      </button>
      {shown === 'menu' && (
        <Sheet title={say('menu.name')} onClose={close}>
          <ul className={styles.items}>
            {items.map(([leaf, icon]) => (
              <li key={leaf}>
                <button type="button" onClick={() => show(leaf)}>
                  <Icon name={icon} /> {say(NAMES[leaf])}
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={onLeave}>
                <Icon name="back" /> {say('leave')}
              </button>
            </li>
          </ul>
        </Sheet>
      )}
      {shown !== null && shown !== 'menu' && (
        <Sheet title={say(NAMES[shown])} onBack={() => show('menu')} onClose={close}>
          {leaves[shown]}
        </Sheet>
      )}
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly onBack?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Sheet({ title, onBack, onClose, children }: SheetProps) {
  const { say } = useTongue();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="dialog"
      className={`${controls.panel} ${styles.sheet}`}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        {onBack !== undefined && (
          <button
            type="button"
            className={controls.round}
            aria-label={say('menu.back')}
            onClick={onBack}
          >
            <Sign name="back" />
          </button>
        )}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={controls.round}
          aria-label={say('close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </header>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
