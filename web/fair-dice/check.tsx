/** After the rolls: the host opens the secret, honestly or not, and three checks tell which. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import styles from './check.module.css';
import { MixCheck, RollsCheck, SecretCheck } from './checks.tsx';
import { Elsewhere } from './elsewhere.tsx';
import {
  type Audit,
  CHEATS,
  type Cheat,
  type Checked,
  type Played,
  smuggled,
} from './experiment.ts';
import { Step } from './step.tsx';

export interface CheckProps {
  /** None before the host opens the secret. */
  readonly opened: OpenedProps | undefined;
}

export function Check({ opened }: CheckProps) {
  const t = useTranslations('fairDice.check');
  return (
    <Step
      number={4}
      title={t('title')}
      text={opened === undefined ? t('waiting') : undefined}
      lit={opened !== undefined}
      wide
    >
      {opened === undefined ? null : <Opened {...opened} />}
    </Step>
  );
}

interface OpenedProps {
  readonly played: Played;
  readonly checked: Checked;
  readonly onCheat: (cheat: Cheat) => void;
  readonly onAgain: () => void;
}

function Opened({ played, checked, onCheat, onAgain }: OpenedProps) {
  const t = useTranslations('fairDice.check');
  return (
    <div className={styles.opened}>
      <fieldset className={styles.cheats}>
        <legend>{t('host')}</legend>
        {CHEATS.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="cheat"
              checked={checked.cheat === option}
              onChange={() => onCheat(option)}
            />
            <span>{t(option)}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.story}>
        <Story cheat={checked.cheat} played={played} />
      </p>
      <Verdict audit={checked.audit} />
      {/* A new key for each claim, so that the checks are made again one by one. */}
      <ol className={styles.checks} key={checked.cheat}>
        <SecretCheck compared={checked.audit.secret} />
        <MixCheck compared={checked.audit.mix} />
        <RollsCheck rolls={checked.audit.rolls} />
      </ol>
      <Elsewhere secret={checked.claim.secret} words={played.words} />
      <button type="button" className={controls.button} onClick={onAgain}>
        <Icon name="turn" />
        {t('again')}
      </button>
    </div>
  );
}

function Story({ cheat, played }: { cheat: Cheat; played: Played }) {
  const t = useTranslations('fairDice.check');
  const given = played.words[0] ?? '';
  switch (cheat) {
    case 'none':
      return t('noneStory');
    case 'secret':
      return t('secretStory');
    case 'word':
      return given === ''
        ? t('wordStoryNone', { used: smuggled(played.words), number: 1 })
        : t('wordStory', { used: smuggled(played.words), given, number: 1 });
    case 'roll':
      return t('rollStory', { number: 1 });
  }
}

function Verdict({ audit: { caughtBy, rolls } }: { audit: Audit }) {
  const t = useTranslations('fairDice.check');
  const words = {
    secret: t('caughtBySecret'),
    mix: t('caughtByMix'),
    rolls: t('caughtByRolls', { count: rolls.filter(({ fits }) => !fits).length }),
  };
  const fair = caughtBy === undefined;
  return (
    <p className={styles.verdict} data-fair={fair || undefined} role="status">
      <Icon name={fair ? 'shield' : 'cross'} />
      {fair ? t('fair') : words[caughtBy]}
    </p>
  );
}
