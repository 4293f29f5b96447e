/** Plays a record again from its first entry to its last, and says whether it is what it says it is. */

import { BadRecord, type MatchRecord, type ReadRecord, readRecord } from '@starboard/engine';
import { shelf } from '@starboard/games';

export type Verdict =
  | { readonly holds: true; readonly record: MatchRecord }
  /** `entry` is the first that is not as it was, 0 being the opening; `refusal` says what is wrong with it. */
  | { readonly holds: false; readonly entry: number | null; readonly refusal: BadRecord };

export async function judge(text: string): Promise<Verdict> {
  try {
    const { record } = await readText(text);
    return { holds: true, record };
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const { entry } = error.facts;
    return { holds: false, entry: typeof entry === 'number' ? entry : null, refusal: error };
  }
}

/** The record in a file; what is wrong with it is a `BadRecord`. */
export async function readText(text: string): Promise<ReadRecord> {
  return readGiven(parsed(text));
}

/** A record from anywhere, checked to its last entry. */
export async function readGiven(given: unknown): Promise<ReadRecord> {
  return readRecord(given, async (name) => (await shelf[name]?.())?.game);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord('record.foreign', 'this is not JSON, and so no record');
  }
}
