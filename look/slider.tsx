/** A number on a line, between two ends. */

import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import controls from './controls.module.css';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** The value in words, shown and read out. */
  readonly say: (value: number) => string;
  /** In one line with the value, where the label is only heard. */
  readonly inline?: boolean;
}

export function Slider(props: SliderProps) {
  const { label, value, min, max, step, onChange, say, inline = false } = props;
  const id = useId();
  return (
    <div className={styles.row} data-inline={inline || undefined}>
      <span id={id} className={inline ? controls.heard : undefined}>
        {label}
      </span>
      <span className={styles.value} aria-hidden="true" data-widest={say(max)}>
        {say(value)}
      </span>
      <Radix.Root
        className={styles.slider}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.filled} />
        </Radix.Track>
        <Radix.Thumb className={styles.thumb} aria-labelledby={id} aria-valuetext={say(value)} />
      </Radix.Root>
    </div>
  );
}
