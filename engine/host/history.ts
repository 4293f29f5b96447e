/** What happened before someone came: the whole match once more, as far as he may know. The same from every host. */

import type { GameTypes } from '../game.ts';
import type { ActionEntry, Entry, Match, Told } from '../match.ts';
import { Random } from '../random.ts';
import type { Viewer } from '../seat.ts';
import type { Chapter } from './host.ts';
import { heardBy } from './update.ts';

/**
 * Carries out again what counts of the log up to an entry. The rules alone are
 * enough for that, which makes it much quicker than to resume a match: what was
 * taken back used no chance, and nobody had built on it.
 */
export function historyFor<T extends GameTypes>(
  { game, opening, log }: Pick<Match<T>, 'game' | 'opening' | 'log'>,
  viewer: Viewer,
  upTo: number,
): Chapter<T>[] {
  const chapters: Chapter<T>[] = [];
  let told: Told<T>[] = [];
  const tell = (event: T['event'], audience?: Told<T>['audience']): void => {
    told.push(audience === undefined ? { event } : { event, audience });
  };
  const close = (seq: number): void => {
    const events = heardBy(viewer, told);
    if (events.length > 0) chapters.push({ seq, events });
    told = [];
  };
  const random = new Random(opening.seed);
  const state = game.setup(opening.options, opening.seats, random, tell);
  close(0);
  for (const { seq, seat, action } of counting(log.slice(0, upTo))) {
    game.apply(state, seat, action, random, tell);
    close(seq);
  }
  return chapters;
}

/** The actions that nobody has taken back. */
export function counting<T extends GameTypes>(log: readonly Entry<T>[]): ActionEntry<T>[] {
  const undone = new Set(log.flatMap((entry) => ('undo' in entry ? [entry.undo] : [])));
  return log.filter((entry) => 'action' in entry && !undone.has(entry.seq)) as ActionEntry<T>[];
}
