/** Where a card would come to lie if the answer in hand were given. */

import type { Action, CardNumber, Sector } from '@starboard/space-base';
import { cardAt } from './catalog.ts';

export interface Arrival {
  readonly card: CardNumber;
  readonly sector: Sector;
}

export function arrivalOf(action: Action | undefined): Arrival | undefined {
  if (action?.do !== 'buy' && action?.do !== 'claim' && action?.do !== 'take') return undefined;
  const { card } = action;
  return { card, sector: ('sector' in action ? action.sector : undefined) ?? cardAt(card).sector };
}
