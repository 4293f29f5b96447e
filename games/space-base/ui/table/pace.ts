/** How long what happened is looked at before the next thing is shown. */

import type { Settings } from '@starboard/look/table.ts';
import type { Event } from '@starboard/space-base';

/** In milliseconds, as designed; what is not here is not waited for. Never over a second. */
export const LENGTHS: Partial<Record<Event['kind'], number>> = {
  rolled: 900,
  rerolled: 900,
  set: 500,
  allocated: 300,
  collected: 560,
  gained: 560,
  charged: 420,
  followed: 300,
  used: 300,
  bought: 760,
  claimed: 760,
  stationed: 520,
  settled: 760,
  swapped: 620,
  exchanged: 620,
  lost: 520,
  income: 420,
  turn: 240,
  finalRound: 900,
};

/** Where things do not move there is less to wait for. */
const STILL = 0.5;

export function lengthOf(
  events: readonly Event[],
  { haste, stillness }: Pick<Settings, 'haste' | 'stillness'>,
): number {
  const longest = Math.max(0, ...events.map(({ kind }) => LENGTHS[kind] ?? 0));
  return longest * haste * (stillness ? STILL : 1);
}
