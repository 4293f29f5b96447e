/** What has been decided, beside the button that begins it. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import type { CatalogueGame } from '../games/catalogue.ts';
import styles from './setup.module.css';

export interface SummaryProps {
  readonly game: CatalogueGame;
  readonly seats: number;
  /** With fewer it cannot begin. */
  readonly min: number;
  readonly facts: readonly (readonly [IconName, string])[];
  readonly begin: string;
  readonly refusal?: string;
}

export function Summary({ game, seats, min, facts, begin, refusal = '' }: SummaryProps) {
  const t = useTranslations();
  const { Art } = game;
  const name = t(`games.${game.name}.name`);
  const tooFew = seats < min;
  return (
    <aside className={`${controls.panel} ${styles.summary}`}>
      <Art className={styles.scene} />
      <h2>{t('setup.summary.for', { game: name, count: seats })}</h2>
      <ul>
        {facts.map(([icon, fact]) => (
          <li key={fact}>
            <Icon name={icon} />
            {fact}
          </li>
        ))}
      </ul>
      {tooFew && <p role="status">{t('setup.tooFew', { game: name, min })}</p>}
      <button
        type="submit"
        className={`${controls.button} ${controls.lit} ${controls.big} ${controls.whole}`}
        disabled={tooFew}
      >
        {begin}
      </button>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    </aside>
  );
}
