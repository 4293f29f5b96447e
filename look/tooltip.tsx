/** A few words about a control, on hover and focus; never the only place of a fact. */

import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';
import styles from './popup.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={onlyByKeys}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={`${styles.popup} ${styles.tip}`}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** A finger brings the focus along with every tap, and whoever taps has not asked for words. */
export function onlyByKeys(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}
