/** What several faces bring together. */

import type { Arrow, Rewards } from '@starboard/space-base';
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

export function TotalTokens({ totals }: { totals: Totals }) {
  const { arrows, charges, ...amounts } = totals;
  return (
    <>
      <Reward rewards={amounts} />
      {arrows.map(({ arrow, count }) => (
        <span key={arrow} className={styles.effect}>
          <ArrowIcon
            arrow={arrow}
            className={`${styles.arrow} ${arrow === 'either' ? styles.either : ''}`}
          />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
      {charges > 0 && (
        <span className={styles.effect}>
          <Cube className={styles.cube} />
          {charges > 1 && <b>×{charges}</b>}
        </span>
      )}
    </>
  );
}
