/** The three checks: what the host told beside what anyone can work out, and whether they fit. */

import { Die } from '@starboard/look/art/die.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './check.module.css';
import type { Comparison, Roll } from './experiment.ts';
import { Fingerprint } from './fingerprint.tsx';

export function SecretCheck({ compared }: { compared: Comparison<string> }) {
  const t = useTranslations('fairDice.check');
  return (
    <SingleCheck number={1} title={t('secretCheck')} fits={compared.fits}>
      <Pair compared={compared} told={t('sealedBefore')} found={t('fromSecret')} />
    </SingleCheck>
  );
}

export function MixCheck({ compared }: { compared: Comparison<string> }) {
  const t = useTranslations('fairDice.check');
  return (
    <SingleCheck number={2} title={t('mixCheck')} fits={compared.fits}>
      <Pair compared={compared} told={t('hostsMix')} found={t('fromWords')} />
    </SingleCheck>
  );
}

export function RollsCheck({ rolls }: { rolls: readonly Comparison<Roll>[] }) {
  const t = useTranslations('fairDice.check');
  return (
    <SingleCheck number={3} title={t('rollsCheck')} fits={rolls.every(({ fits }) => fits)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keys. */}
      <section className={styles.replay} tabIndex={0} aria-label={t('rollsCheck')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rollNumber')}</th>
              <th scope="col">{t('told')}</th>
              <th scope="col">{t('found')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rolls.map(({ told, found, fits }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a roll is its place in the row.
              <tr key={index} data-fits={fits}>
                <th scope="row">{index + 1}</th>
                <DiceCell roll={told} />
                <DiceCell roll={found} />
                <td>
                  <Icon name={fits ? 'check' : 'cross'} className={styles.sign} />
                  <span className={controls.heard}>{fits ? t('fits') : t('differs')}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SingleCheck>
  );
}

function DiceCell({ roll: [first, second] }: { roll: Roll }) {
  return (
    <td>
      <span className={controls.heard}>{`${first}, ${second}`}</span>
      <span className={styles.pair}>
        <Die face={first} />
        <Die face={second} />
      </span>
    </td>
  );
}

function Pair(props: { compared: Comparison<string>; told: string; found: string }) {
  const { told, found, fits } = props.compared;
  return (
    <div className={styles.compared}>
      <Fingerprint value={told} label={props.told} short />
      <span className={styles.equals} aria-hidden="true">
        {fits ? '=' : '≠'}
      </span>
      <Fingerprint value={found} label={props.found} short />
    </div>
  );
}

function SingleCheck(props: { number: number; title: string; fits: boolean; children: ReactNode }) {
  const t = useTranslations('fairDice.check');
  return (
    <li className={styles.check} data-fits={props.fits}>
      <h3>
        <span className={styles.number}>{props.number}</span> {props.title}
      </h3>
      {props.children}
      <p className={styles.result}>
        <Icon name={props.fits ? 'check' : 'cross'} className={styles.sign} />
        {props.fits ? t('fits') : t('differs')}
      </p>
    </li>
  );
}
