/** What several faces bring together. */

import type { Language } from '@starboard/engine/words';
import type { Arrow, Rewards } from '@starboard/space-base';
import { describeRewards } from '@starboard/space-base/text';
import { ArrowIcon } from '../art/icons.tsx';
import { Cube } from '../art/token.tsx';
import styles from './reward.module.css';
import { Reward } from './reward.tsx';

export interface Totals {
  readonly credits?: number;
  readonly income?: number;
  readonly vp?: number;
  readonly arrows: readonly { readonly arrow: Arrow; readonly count: number }[];
  /** How many of the faces take a charge. */
  readonly charges: number;
}

const ARROWS: readonly Arrow[] = ['left', 'right', 'either'];

export function totalsOf(rewards: readonly Rewards[]): Totals {
  const sum = (key: 'credits' | 'income' | 'vp' | 'charge') =>
    rewards.reduce((total, reward) => total + (reward[key] ?? 0), 0);
  const [credits, income, vp] = [sum('credits'), sum('income'), sum('vp')];
  return {
    ...(credits > 0 && { credits }),
    ...(income > 0 && { income }),
    ...(vp > 0 && { vp }),
    arrows: ARROWS.map((arrow) => ({
      arrow,
      count: rewards.filter((reward) => reward.arrow === arrow).length,
    })).filter(({ count }) => count > 0),
    charges: sum('charge'),
  };
}

/** In words; nothing where nothing is brought. */
export function tellTotals({ arrows, charges, ...amounts }: Totals, language: Language): string {
  const times = (rewards: Rewards, count: number) =>
    `${describeRewards(rewards, language)}${count > 1 ? ` ×${count}` : ''}`;
  const phrases = [
    describeRewards(amounts, language),
    ...arrows.map(({ arrow, count }) => times({ arrow }, count)),
    ...(charges > 0 ? [times({ charge: 1 }, charges)] : []),
  ];
  return new Intl.ListFormat(language).format(phrases.filter((phrase) => phrase !== ''));
}

/** `language` names them for those who listen; absent where the words stand beside them. */
export function TotalTokens({ totals, language }: { totals: Totals; language?: Language }) {
  const { arrows, charges, ...amounts } = totals;
  const spoken = language === undefined ? undefined : tellTotals(totals, language);
  return (
    <>
      <Reward rewards={amounts} label={spoken} />
      {arrows.map(({ arrow, count }) => (
        <span key={arrow} className={styles.effect} aria-hidden={spoken !== undefined || undefined}>
          <ArrowIcon
            arrow={arrow}
            className={`${styles.arrow} ${arrow === 'either' ? styles.either : ''}`}
          />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
      {charges > 0 && (
        <span className={styles.effect} aria-hidden={spoken !== undefined || undefined}>
          <Cube className={styles.cube} />
          {charges > 1 && <b>×{charges}</b>}
        </span>
      )}
    </>
  );
}
