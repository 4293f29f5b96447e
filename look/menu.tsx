/** A list of things to do that opens from a button. */

import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './art/icon.tsx';
import styles from './popup.module.css';

export interface MenuProps {
  /** The button it opens from. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${styles.popup} ${styles.menu}`}
          sideOffset={8}
          collisionPadding={8}
          align="end"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: IconName;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item className={styles.item ?? ''} disabled={disabled} onSelect={onSelect}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Radix.Item>
  );
}

export function MenuLine() {
  return <Radix.Separator className={styles.line ?? ''} />;
}
