/** Where the lesson was left on this device, so that it goes on there. */

import { recall, remember } from '@starboard/look/memory.ts';
import { isLast } from './lesson.ts';
import { STEPS } from './script.ts';

const NAME = 'lesson.space-base';

/** The first step where there is none, or one of another lesson than today's. */
export function bookmark(): number {
  const step = Number(recall(NAME) ?? 0);
  const kind = STEPS[step]?.kind;
  return kind === 'tell' || kind === 'do' ? step : 0;
}

/** A lesson that is over begins anew. */
export function keepBookmark(step: number): void {
  remember(NAME, String(isLast({ step }) ? 0 : step));
}
