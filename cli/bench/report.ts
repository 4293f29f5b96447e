/** The figures, for people. */

import type { RulesFigures, Spread, Standing } from '@starboard/bench';
import { figure, tableOf } from '../table.ts';

export function rulesReport(figures: RulesFigures): string {
  return tableOf([
    ['games a second', figure(figures.gamesPerSecond, 1)],
    ['actions a second', figure(figures.actionsPerSecond)],
    ['actions a game', figure(figures.actionsPerGame, 1)],
    ['a clone', `${figure(figures.cloneMicroseconds, 2)} µs`],
    ['a state as JSON', `${figure(figures.stateBytes.mean)} bytes`],
    ['the largest seen', `${figure(figures.stateBytes.largest)} bytes`],
  ]);
}

export function contestReport(standings: readonly Standing[]): string {
  return tableOf([
    [
      'side by side',
      'games a second',
      'from – to',
      'actions a second',
      'times slower',
      'from – to',
    ],
    ...standings.map(({ name, gamesPerSecond, actionsPerSecond, timesSlower }) => [
      name,
      figure(gamesPerSecond.median, 1),
      range(gamesPerSecond),
      figure(actionsPerSecond.median),
      figure(timesSlower.median, 1),
      range(timesSlower),
    ]),
  ]);
}

function range({ least, most }: Spread): string {
  return `${figure(least, 1)} – ${figure(most, 1)}`;
}
