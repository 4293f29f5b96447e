/** How fast a table is played. */

import type { Pace } from '@starboard/client/protocol';
import { z } from 'zod';

export const paceForm = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('live'), seconds: z.int().min(5).max(600) })
    .describe('Everyone is here; so many seconds for each decision.'),
  z.strictObject({ kind: z.literal('relaxed') }).describe('No clock while everyone is here.'),
  z
    .strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(14) })
    .describe('So many days for each decision.'),
]);

export const USUAL_PACE: Pace = { kind: 'live', seconds: 60 };

/** The same text for the same pace, as storage compares it. */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return JSON.stringify({ kind: pace.kind, seconds: pace.seconds });
    case 'relaxed':
      return JSON.stringify({ kind: pace.kind });
    case 'correspondence':
      return JSON.stringify({ kind: pace.kind, days: pace.days });
  }
}

export function paceOf(text: string): Pace {
  return JSON.parse(text) as Pace;
}
