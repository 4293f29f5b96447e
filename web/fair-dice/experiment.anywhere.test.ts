import { expect, test } from 'vitest';
import { audit, type Cheat, claimOf, mix, rollMore, seal } from './experiment.ts';

async function playedGame(words = ['pancake', 'été']) {
  return rollMore(await mix(await seal(), words), 20);
}

async function auditOf(cheat: Cheat) {
  const played = await playedGame();
  return audit(await claimOf(played, cheat), played.words);
}

test('an honest host passes every check', async () => {
  const { secret, mix, rolls, caughtBy } = await auditOf('none');
  expect(caughtBy).toBeUndefined();
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([true, true, true]);
});

test('a swapped secret is caught by its fingerprint, though all the rest was made to fit', async () => {
  const { secret, mix, rolls, caughtBy } = await auditOf('secret');
  expect(caughtBy).toBe('secret');
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([false, true, true]);
});

test('a changed word is caught by the mix, though all the rest was made to fit', async () => {
  const { secret, mix, rolls, caughtBy } = await auditOf('word');
  expect(caughtBy).toBe('mix');
  expect([secret.fits, mix.fits, rolls.every(({ fits }) => fits)]).toEqual([true, false, true]);
});

test('a changed roll is caught by replaying, and it is the one that was changed', async () => {
  const { secret, mix, rolls, caughtBy } = await auditOf('roll');
  expect(caughtBy).toBe('rolls');
  expect([secret.fits, mix.fits]).toEqual([true, true]);
  expect(rolls.filter(({ fits }) => !fits)).toEqual([rolls[0]]);
});

test('a word is changed even where it is the one the host would smuggle in', async () => {
  const played = rollMore(await mix(await seal(), ['xyzzy']), 1);
  expect((await audit(await claimOf(played, 'word'), played.words)).caughtBy).toBe('mix');
});

test('rolling on leaves the rolls before it as they were', async () => {
  const played = await playedGame();
  expect(rollMore(played, 5).rolls.slice(0, 20)).toEqual(played.rolls);
});
