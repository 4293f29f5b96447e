/** When someone was last here, so that nobody waits at a table for people who are gone. */

import type { House } from '../house.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** How often it is noted, in milliseconds; more would wear out the disk for nothing. */
export const SEEN_EVERY = 60_000;

/** Someone who was seen this long ago may still be looking, in milliseconds. */
export const STILL_HERE = 5 * SEEN_EVERY;

export async function see(
  storage: Storage,
  people: readonly PersonId[],
  now: number,
): Promise<void> {
  for (let from = 0; from < people.length; from += AT_ONCE) {
    await storage
      .updateTable('people')
      .set({ seen_at: now })
      .where('id', 'in', people.slice(from, from + AT_ONCE))
      .execute();
  }
}

/** Both databases take some ten thousand values in a query. */
export const AT_ONCE = 1000;

/** Sees everyone who is connected, all at once and from time to time; the answer ends it. */
export function keepSeeing(
  { database, now }: House,
  connected: () => readonly PersonId[],
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    see(database, connected(), now()).catch(report);
  }, SEEN_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
