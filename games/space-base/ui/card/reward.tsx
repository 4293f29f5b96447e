/** What a face brings, as tokens: number inside shape. */

import type { Language } from '@starboard/engine/words';
import type { Claim, Rewards } from '@starboard/space-base';
import { describeRewards } from '@starboard/space-base/text';
import { ArrowIcon, claimSign, SignIcon } from '../art/icons.tsx';
import { Cube, Token } from '../art/token.tsx';
import styles from './reward.module.css';

export interface RewardProps {
  readonly rewards: Rewards;
  /** Names the rewards for those who listen; absent where the words stand beside them. */
  readonly language?: Language | undefined;
  /** Says it otherwise, where more is drawn beside them. */
  readonly label?: string | undefined;
  /** A charge is shown by the slots beside it unless there are none. */
  readonly charge?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Reward({ rewards, language, charge = false, className = '', label }: RewardProps) {
  const words = label ?? (language === undefined ? '' : describeRewards(rewards, language));
  const spoken =
    words === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': words };
  return (
    <span className={`${styles.rewards} ${className}`} {...spoken}>
      {rewards.credits !== undefined && <Token of="credits" amount={rewards.credits} />}
      {rewards.income !== undefined && <Token of="income" amount={rewards.income} />}
      {rewards.vp !== undefined && <Token of="vp" amount={rewards.vp} />}
      {charge && rewards.charge !== undefined && <Cube className={styles.cube} />}
      {rewards.claim?.map((claim) => (
        <FreeShips key={claim.level} claim={claim} />
      ))}
      {rewards.arrow !== undefined && (
        <ArrowIcon
          arrow={rewards.arrow}
          className={`${styles.arrow} ${rewards.arrow === 'either' ? styles.either : ''}`}
        />
      )}
    </span>
  );
}

/** Whether a row of tokens would be empty: a charge alone is shown by its slots. */
export function isBare(rewards: Rewards): boolean {
  return Object.keys(rewards).every((key) => key === 'charge');
}

export function FreeShips({ claim }: { claim: Claim }) {
  return (
    <span className={styles.effect}>
      <SignIcon sign={claimSign(claim.level)} className={styles.sign} />
      {claim.count > 1 && <b>×{claim.count}</b>}
    </span>
  );
}
