/** Below the table: play and pause, steps, turns or rounds, the whole match as a line, and the speed. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Slider } from '@starboard/look/slider.tsx';
import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './controls.module.css';
import { turn } from './keys.ts';
import { type Projector, SPEEDS, type Speed } from './projector.ts';

export function Controls({ projector }: { projector: Projector }) {
  const t = useTranslations('replay');
  const format = useFormatter();
  const { film } = projector;
  const { step, playing, speed } = useSyncExternalStore(projector.watch, projector.showing);
  const { unit, last } = film;
  const count = Math.max(1, film.beginnings.length);
  return (
    <section className={styles.controls} aria-label={t('controls')}>
      <div className={styles.line}>
        <Slider
          inline
          label={t('place')}
          value={step}
          min={0}
          max={last}
          step={1}
          onChange={(to) => projector.go(to)}
          say={(at) => t('at', { unit, number: film.unitAt(at), count })}
        />
      </div>
      <div className={styles.buttons}>
        <Control
          icon="leapBack"
          label={t('leapBack', { unit })}
          keys="Shift+ArrowLeft"
          disabled={step === 0}
          onPress={() => projector.leap(-1)}
        />
        <Control
          icon="stepBack"
          label={t('stepBack')}
          keys="ArrowLeft"
          disabled={step === 0}
          onPress={() => projector.step(-1)}
        />
        <button
          type="button"
          className={`${controls.button} ${controls.lit} ${styles.play}`}
          aria-label={t(playing ? 'pause' : 'play')}
          aria-keyshortcuts="Space k"
          onClick={() => turn(projector)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <Control
          icon="stepOn"
          label={t('stepOn')}
          keys="ArrowRight"
          disabled={step === last}
          onPress={() => projector.step(1)}
        />
        <Control
          icon="leapOn"
          label={t('leapOn', { unit })}
          keys="Shift+ArrowRight"
          disabled={step === last}
          onPress={() => projector.leap(1)}
        />
      </div>
      <select
        className={`${controls.field} ${styles.speed}`}
        aria-label={t('speed')}
        value={speed}
        onChange={({ target }) => projector.hasten(Number(target.value) as Speed)}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t('times', { speed: format.number(each) })}
          </option>
        ))}
      </select>
    </section>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Stays where it is when it can do nothing, so that the focus is not lost at the end of the film. */
function Control({ icon, label, keys, disabled, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={`${controls.round} ${styles.control}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
