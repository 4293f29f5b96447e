/** One's own best time trial as a rival. BU-8.2 */

import { beforeEach, expect, test } from 'vitest';
import { spaceBuilder } from '../../rules/game.ts';
import { A, type Mistakes, sit } from '../../rules/table.ts';
import { roundsOf } from '../end/memory.ts';
import { finishers } from '../table/people.ts';
import { builtBy } from '../table/played-back.ts';
import { aheadOf, besideRun, keepRun, keptRun } from './best-run.ts';

beforeEach(() => localStorage.clear());

/** A trial of one round that took so long. */
function trial(finish: number, mistakes: Mistakes = {}, hands = 8) {
  const table = sit(1, { play: { kind: 'trial' }, hands: [hands] }).reveal();
  table.act(A, { kind: 'place', building: 1, slot: 8, at: finish / 2 });
  table.city(A, finish, mistakes).tap(A, finish);
  const view = spaceBuilder.view(table.state, A);
  return { view, keep: () => keepRun(view.options, A, roundsOf(table.events, view.options, A)) };
}

/** The first moments of one's next trial. */
function next(hands = 8) {
  const { state } = sit(1, { play: { kind: 'trial' }, hands: [hands] }).reveal();
  return spaceBuilder.view(state, A);
}

test('at the first trial there is no rival; from then on the best one builds beside the next at its own pace', () => {
  expect(besideRun(next(), keptRun(next().options))).toEqual(next());
  trial(6000).keep();
  const beside = besideRun(next(), keptRun(next().options));
  const rival = beside.round?.builders[1];
  expect([0, 2999, 3000, 5999, 6000].map((now) => builtBy(rival, now))).toEqual([0, 0, 1, 1, 8]);
  expect([5999, 6000].map((now) => finishers(beside, now))).toEqual([[], [1]]);
});

test('BU-3.9: of the best trial nothing is shown but how many buildings stood', () => {
  trial(6000).keep();
  const beside = besideRun(next(), keptRun(next().options));
  expect(beside.round?.builders[1]).toMatchObject({ cards: null, history: null });
});

test('only a better trial takes its place, faults counted in, and one with another hand is another trial', () => {
  trial(6000).keep();
  trial(5000, { 3: 'side' }).keep();
  expect(keptRun(next().options)?.score).toBe(6000);
  trial(4000).keep();
  expect(keptRun(next().options)?.score).toBe(4000);
  expect(keptRun(next(7).options)).toBeUndefined();
});

test('after a round one knows how far one is ahead of the best, or behind it', () => {
  trial(6000).keep();
  const run = keptRun(next().options);
  expect(aheadOf(trial(4500).view, run)).toBe(1500);
  expect(aheadOf(trial(4500, { 3: 'side' }).view, run)).toBe(1500 - 10_000);
  expect(aheadOf(trial(4500).view, undefined)).toBeUndefined();
});
