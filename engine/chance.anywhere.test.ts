import { expect, test } from 'vitest';
import { checkReveal, commit, drawSecret, mixSeed, readWord, seedOf } from './chance.ts';
import { readSeed } from './random.ts';

const secret = readSeed('5e'.repeat(32));
const words = ['lucky', '', 'Glück'];

const revealed = { commitment: commit(secret), secret, words };

test('the commitment is the SHA-256 of the secret, as any tool computes it', () => {
  expect(seedOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(commit(secret)).toBe(seedOf(secret));
});

test('an honest reveal passes', () => {
  expect(() => checkReveal(revealed, mixSeed(secret, words))).not.toThrow();
});

test('another secret than the one committed to is caught', () => {
  const other = { ...revealed, secret: drawSecret() };
  expect(() => checkReveal(other, mixSeed(other.secret, words))).toThrow(
    expect.objectContaining({ code: 'chance.commitment' }),
  );
});

test('a word left out, changed or moved to another seat is caught', () => {
  const seed = mixSeed(secret, words);
  for (const forged of [
    ['lucky', ''],
    ['unlucky', '', 'Glück'],
    ['', 'lucky', 'Glück'],
    ['lucky,', 'Glück'],
  ]) {
    expect(() => checkReveal({ ...revealed, words: forged }, seed)).toThrow(
      expect.objectContaining({ code: 'chance.seed' }),
    );
  }
});

test('a word counts the same however its accents were typed', () => {
  expect(readWord(' Glu\u0308ck ')).toBe('Glück');
  expect(mixSeed(secret, ['Glu\u0308ck'])).toBe(mixSeed(secret, ['Glück']));
});

test('a word that is no text, or too long, is refused', () => {
  for (const word of [7, null, 'x'.repeat(101)]) {
    expect(() => readWord(word)).toThrow(/at most 100 characters/);
  }
});

test('secrets are drawn anew every time', () => {
  expect(drawSecret()).not.toBe(drawSecret());
  expect(drawSecret()).toMatch(/^[0-9a-f]{64}$/);
});
