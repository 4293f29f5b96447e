/** What happened before someone came: the whole match once more, as far as he may know. The same from every host. */

import type { GameTypes } from '../game.ts';
import type { ActionEntry, Entry, Match, Told } from '../match.ts';
import { Random } from '../random.ts';
import type { Viewer } from '../seat.ts';
import type { Chapter } from './host.ts';
import { heardBy } from './update.ts';

export function historyFor<T extends GameTypes>(
  { game, opening, log }: Pick<Match<T>, 'game' | 'opening' | 'log'>,
  viewer: Viewer,
  upTo: number,
): Chapter<T>[] {
  return retold({ game, opening, log: log.slice(0, upTo) })
    .map(({ seq, told }) => ({ seq, events: heardBy(viewer, told) }))
    .filter(({ events }) => events.length > 0);
}

/** What was told with an entry; with number 0, at the set-up. */
export interface Retold<T extends GameTypes> {
  readonly seq: number;
  readonly told: readonly Told<T>[];
}

/**
 * Carries out again what counts of a log. The rules alone are enough for that,
 * which makes it much quicker than to resume a match: what was taken back used
 * no chance, and nobody had built on it.
 */
export function retold<T extends GameTypes>({
  game,
  opening,
  log,
}: Pick<Match<T>, 'game' | 'opening' | 'log'>): Retold<T>[] {
  let told: Told<T>[] = [];
  const tell = (event: T['event'], audience?: Told<T>['audience']): void => {
    told.push(audience === undefined ? { event } : { event, audience });
  };
  const random = new Random(opening.seed);
  const state = game.setup(opening.options, opening.seats, random, tell);
  const all: Retold<T>[] = [{ seq: 0, told }];
  for (const { seq, seat, action } of counting(log)) {
    told = [];
    game.apply(state, seat, action, random, tell);
    all.push({ seq, told });
  }
  return all;
}

/** The actions that nobody has taken back. */
export function counting<T extends GameTypes>(log: readonly Entry<T>[]): ActionEntry<T>[] {
  const undone = new Set(log.flatMap((entry) => ('undo' in entry ? [entry.undo] : [])));
  return log.filter((entry) => 'action' in entry && !undone.has(entry.seq)) as ActionEntry<T>[];
}
