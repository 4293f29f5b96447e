/** One game: a window cut into paper with its world behind it, and below it what the game is like. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import styles from './game-window.module.css';

export interface GameWindowProps {
  readonly name: string;
  readonly Art: (props: { className?: string | undefined }) => ReactElement;
  readonly pitch: string;
  readonly facts: readonly (readonly [IconName, string])[];
  readonly steps: readonly string[];
}

export function GameWindow({ name, Art, pitch, facts, steps }: GameWindowProps) {
  const t = useTranslations('home');
  return (
    <article className={styles.game}>
      <div className={styles.view}>
        <Art className={styles.scene} />
        <Edge />
      </div>
      <div className={styles.text}>
        <h2>{name}</h2>
        <ul className={styles.facts}>
          {facts.map(([icon, fact]) => (
            <li key={icon} className={controls.chip}>
              <Icon name={icon} />
              {fact}
            </li>
          ))}
        </ul>
        <p className={styles.pitch}>{pitch}</p>
        <ol className={styles.steps} aria-label={t('how', { game: name })}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </article>
  );
}

/** The wavy lower edge of the window, with the shadow it throws. */
function Edge() {
  const wave = 'M0 40 V14 C70 2 150 4 230 14 C330 27 400 26 480 14 C560 3 620 6 660 14 V40Z';
  return (
    <svg className={styles.edge} viewBox="0 0 660 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={wave} fill="#0a0618" opacity={0.3} transform="translate(0 -6)" />
      <path d={wave} fill="var(--color-surface)" />
    </svg>
  );
}
