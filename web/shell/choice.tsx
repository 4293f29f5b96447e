/** The browser's own list, dressed: it works with every hand, key and reader there is. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import styles from './choice.module.css';

export interface ChoiceProps<Value extends string> {
  readonly icon?: IconName;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { value: Value; name: string; lang?: string }[];
  readonly onChoose: (value: Value) => void;
  /** Shows its sign alone; the sign says what is chosen. */
  readonly terse?: boolean;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <span className={styles.choice} data-terse={props.terse} data-plain={props.icon === undefined}>
      {props.icon !== undefined && <Icon name={props.icon} />}
      <select
        aria-label={props.label}
        title={props.label}
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value as Value)}
      >
        {props.options.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
