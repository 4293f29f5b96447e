/** One of a few, all in sight: the browser's own radio buttons, dressed, so that every hand, key and reader knows them. */

import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './art/icon.tsx';
import styles from './segmented-choice.module.css';

export interface SegmentedChoiceProps<Value extends string> {
  /** What is chosen, for a screen reader; shown beside it by whoever uses this. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

interface Segment<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly lang?: string;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const group = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} lang={option.lang}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon !== undefined && <Icon name={option.icon} />}
          {option.name}
        </label>
      ))}
    </div>
  );
}
