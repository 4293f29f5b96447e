/** Which way the maps of a practice lie: one of the four, or as they come. BU-8.2 */

import { useId } from 'react';
import { turnName } from '../../text/index.ts';
import { MiniMap } from '../art/mini-map.tsx';
import { Sign } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './lies.module.css';
import { LIES, type Lie } from './practising.ts';

export interface LiesProps {
  readonly legend: string;
  readonly lies: Lie;
  readonly onChange: (lies: Lie) => void;
}

export function Lies({ legend, lies, onChange }: LiesProps) {
  const { say, language } = useTongue();
  const group = useId();
  return (
    <fieldset className={styles.lies}>
      <legend>{legend}</legend>
      {LIES.map((lie) => (
        <label key={lie} className={styles.way}>
          <input
            type="radio"
            name={group}
            aria-label={lie === 'any' ? undefined : turnName(lie, language)}
            checked={lies === lie}
            onChange={() => onChange(lie)}
          />
          {lie === 'any' ? (
            <>
              <Sign name="shuffle" /> {say('practice.turned')}
            </>
          ) : (
            <MiniMap turn={lie} />
          )}
        </label>
      ))}
    </fieldset>
  );
}
