/** What happened, seen to happen. */

import type { Moment } from './playback.ts';

export function Motion(_: { moment: Moment }) {
  return null;
}
