/** Something to look at or to set, beside the control it belongs to. */

import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useBack } from './back.ts';
import styles from './popup.module.css';

export interface PopoverProps {
  /** The button it opens from, and stands beside. */
  readonly trigger: ReactElement;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** Given together when the page decides whether it is open. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

export function Popover({ trigger, label, side = 'bottom', children, ...control }: PopoverProps) {
  const [openedHere, openHere] = useState(false);
  const { open = openedHere, onOpenChange = openHere } = control;
  useBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${styles.popup} ${styles.popover}`}
          aria-label={label}
          side={side}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
