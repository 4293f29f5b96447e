/** One's own best round as a rival. BU-8.2 */

import { beforeEach, expect, test } from 'vitest';
import { spaceBuilder } from '../../rules/game.ts';
import { readOptions } from '../../rules/options.ts';
import { A, sit } from '../../rules/table.ts';
import { keepGhost, keptGhost } from './ghosts.ts';

beforeEach(() => localStorage.clear());

/** A round alone that took so long. */
function played(kind: 'trial' | 'practice', finish: number) {
  const table = sit(1, { play: { kind } }).reveal().city(A, finish).tap(A, finish);
  return spaceBuilder.view(table.state, A);
}

test('a round against the clock is kept, a practice is not', () => {
  keepGhost(played('practice', 1000), A);
  expect(keptGhost()).toBeUndefined();
  keepGhost(played('trial', 5000), A);
  expect(keptGhost()?.score).toBe(5000);
});

test('only a better round takes the place of the best', () => {
  for (const finish of [5000, 7000, 4000]) keepGhost(played('trial', finish), A);
  expect(keptGhost()?.score).toBe(4000);
});

test('what is kept can be raced against', () => {
  keepGhost(played('trial', 5000), A);
  const play = { kind: 'ghosts', rivals: [keptGhost()?.recording] };
  const table = sit(1, readOptions({ play }, 1)).reveal();
  expect(table.round.builders[1]?.tap?.at).toBe(5000);
  expect(table.round.stop?.at).toBe(5000);
});
