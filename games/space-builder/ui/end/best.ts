/** One's best time trials on this device, by what they began with. BU-8.2 */

import { canonical } from '@starboard/engine';
import { recallJson, remember } from '@starboard/look/memory.ts';
import { useEffect } from 'react';
import type { View } from '../../rules/view.ts';

const PLACE = 'space-builder.best-trials';

/** The best so far, this one included, which is kept; in milliseconds, faults counted in. */
export function useBestTrial(options: View['options'], score: number): number {
  const best = Math.min(score, kept()[nameOf(options)] ?? score);
  useEffect(() => {
    remember(PLACE, JSON.stringify({ ...kept(), [nameOf(options)]: best }));
  }, [options, best]);
  return best;
}

function kept(): Readonly<Record<string, number>> {
  return (recallJson(PLACE) ?? {}) as Record<string, number>;
}

/** From four buildings on, or with upright maps, it is another trial. */
export function nameOf({ upright, hands }: View['options']): string {
  return canonical({ upright, hands });
}
