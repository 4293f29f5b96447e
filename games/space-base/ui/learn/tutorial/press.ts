/** What is pressed for an action, by the name of its place. */

import type { Action } from '@starboard/space-base';

export function pressedFor(action: Action): string {
  switch (action.do) {
    case 'allocate':
      return `answer:${answerFor(action)}`;
    case 'follow':
      return `answer:${action.to === 'left' ? 1 : 2}`;
    case 'buy':
      return `buy:${action.card}`;
    case 'decline':
      return 'answer:1';
    default:
      return 'roll';
  }
}

/** One by one, together, together and further on. */
function answerFor({ sectors, shift }: Extract<Action, { do: 'allocate' }>): number {
  if (sectors.length === 2) return 1;
  return shift === undefined ? 2 : 3;
}
