/** Rolling two dice as often as one likes, with everything rolled so far in sight. */

import { Die } from '@starboard/look/art/die.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import type { Roll } from './experiment.ts';
import styles from './fair-dice.module.css';
import { Step } from './step.tsx';

export interface RollsProps {
  /** None before there is a mix to roll from. */
  readonly rolls: readonly Roll[] | undefined;
  readonly rolling: boolean;
  readonly onRoll: (times: number) => void;
  readonly onOpen: () => void;
}

export function Rolls({ rolls, rolling, onRoll, onOpen }: RollsProps) {
  const t = useTranslations('fairDice.rolls');
  const last = rolls?.at(-1);
  return (
    <Step number={3} title={t('title')} text={t('text')} lit={rolling}>
      <div className={styles.tray} data-empty={last === undefined || undefined}>
        {/* A new key for each roll, so that the dice tumble again. */}
        <Die key={`left ${rolls?.length}`} face={last?.[0] ?? 3} className={styles.die} />
        <Die key={`right ${rolls?.length}`} face={last?.[1] ?? 5} className={styles.die} />
        <p aria-live="polite">
          {last === undefined
            ? rolls === undefined
              ? t('waiting')
              : null
            : t('result', { first: last[0], second: last[1], sum: last[0] + last[1] })}
        </p>
      </div>
      {rolling && (
        <div className={styles.actions}>
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => onRoll(1)}
          >
            <Icon name="dice" />
            {t('roll')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => onRoll(10)}
          >
            {t('ten')}
          </button>
        </div>
      )}
      {rolls !== undefined && rolls.length > 0 && <History rolls={rolls} />}
      {rolling && last !== undefined && (
        <button type="button" className={controls.button} onClick={onOpen}>
          <Icon name="unlock" />
          {t('open')}
        </button>
      )}
    </Step>
  );
}

function History({ rolls }: { rolls: readonly Roll[] }) {
  const t = useTranslations('fairDice.rolls');
  return (
    <div className={styles.history}>
      <p>{t('count', { count: rolls.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys. */}
      <ol tabIndex={0} aria-label={t('list')}>
        {rolls.map(([first, second], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place in the row.
          <li key={index}>
            <span className={controls.heard}>
              {t('result', { first, second, sum: first + second })}
            </span>
            <Die face={first} />
            <Die face={second} />
          </li>
        ))}
      </ol>
    </div>
  );
}
