import { expect, test } from 'vitest';
import { audit, type Cheat, claimOf, mix, rollMore, seal } from './experiment.ts';

function playedGame(words = ['pancake', 'été']) {
  return rollMore(mix(seal(), words), 20);
}

function auditOf(cheat: Cheat) {
  const played = playedGame();
  return audit(claimOf(played, cheat), played.words);
}

test('an honest host passes every check', () => {
  const { secret, mix, rolls, caughtBy } = auditOf('none');
  expect(caughtBy).toBeUndefined();
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([true, true, true]);
});

test('a swapped secret is caught by its fingerprint, though all the rest was made to fit', () => {
  const { secret, mix, rolls, caughtBy } = auditOf('secret');
  expect(caughtBy).toBe('secret');
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([false, true, true]);
});

test('a changed word is caught by the mix, though all the rest was made to fit', () => {
  const { secret, mix, rolls, caughtBy } = auditOf('word');
  expect(caughtBy).toBe('mix');
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([true, false, true]);
});

test('a changed roll is caught by replaying, and it is the one that was changed', () => {
  const { secret, mix, rolls, caughtBy } = auditOf('roll');
  expect(caughtBy).toBe('rolls');
  expect([secret.fits, mix.fits]).toEqual([true, true]);
  expect(rolls.filter(({ fits }) => !fits)).toEqual([rolls[0]]);
});

test('a word is changed even where it is the one the host would smuggle in', () => {
  const played = rollMore(mix(seal(), ['xyzzy']), 1);
  expect(audit(claimOf(played, 'word'), played.words).caughtBy).toBe('mix');
});

test('rolling on leaves the rolls before it as they were', () => {
  const played = playedGame();
  expect(rollMore(played, 5).rolls.slice(0, 20)).toEqual(played.rolls);
});
