/** What happened, seen to happen. */

import type { Moment } from './playback.ts';

export function Motion({ moment }: { moment: Moment }) {
  return <i hidden data-moment={moment.seq} />;
}
