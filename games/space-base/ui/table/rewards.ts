/** What a ship gives on the others' turns. */

import type { CardNumber, Rewards } from '@starboard/space-base';
import { cardAt } from './catalog.ts';

export function deployedRewards(card: CardNumber): Rewards {
  const { card: ship } = cardAt(card);
  return 'deployed' in ship ? ship.deployed.rewards : {};
}
