/** Plays a record again from its first entry to its last, and says whether it is what it says it is. */

import { BadRecord, type MatchRecord, readRecord } from '@starboard/engine';
import { shelf } from '@starboard/games';

export type Verdict =
  | { readonly holds: true; readonly record: MatchRecord }
  /** `entry` is the first that is not as it was, 0 being the opening; `reason` is for whoever is asked for help. */
  | { readonly holds: false; readonly entry: number | null; readonly reason: string };

export async function judge(text: string): Promise<Verdict> {
  try {
    const { record } = await readRecord(JSON.parse(text), findGame);
    return { holds: true, record };
  } catch (error) {
    if (error instanceof SyntaxError) return refused(null, error.message);
    if (!(error instanceof BadRecord)) throw error;
    const { entry } = error.facts;
    return refused(typeof entry === 'number' ? entry : null, error.message);
  }
}

function refused(entry: number | null, reason: string): Verdict {
  return { holds: false, entry, reason };
}

async function findGame(name: string) {
  return (await shelf[name]?.())?.game;
}
