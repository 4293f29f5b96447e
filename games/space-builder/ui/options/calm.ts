/** Whether whoever plays at this device likes the bots to wait, kept for the next game. BU-8.4 */

import { recall, remember } from '@starboard/look/memory.ts';

const PLACE = 'space-builder.calm';

export function likesCalm(): boolean {
  return recall(PLACE) === 'yes';
}

export function likeCalm(likes: boolean): void {
  remember(PLACE, likes ? 'yes' : 'no');
}

/** Whether there is somebody to wait for, and a bot that can. */
export function canWait(bots: readonly boolean[]): boolean {
  return bots.includes(true) && bots.includes(false);
}

/** What is agreed in a game against bots, the way it is liked here. */
export function liked(
  bots: readonly boolean[],
  calm = likesCalm(),
): { readonly waits?: readonly boolean[] } {
  return calm && canWait(bots) ? { waits: bots } : {};
}
