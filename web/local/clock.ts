/** The clock of this device, for whatever runs in a worker. */

import type { Clock } from '@starboard/engine';

export const clock: Clock = {
  now: () => performance.now(),
  wake(after, call) {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};
