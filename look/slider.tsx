/** A number on a line, between two ends. */

import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
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
}

export function Slider({ label, value, min, max, step, onChange, say }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id}>{label}</span>
      <span className={styles.value} aria-hidden="true">
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
