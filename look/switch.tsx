/** On or off, at once. On is also said by a tick. */

import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import { Icon } from './art/icon.tsx';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={label}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      >
        <Radix.Thumb className={styles.thumb}>
          <Icon name="check" />
        </Radix.Thumb>
      </Radix.Root>
    </div>
  );
}
