import { expect, test } from 'vitest';
import { newCode, newTableId, readCode } from './ids.ts';

test('an id is 16 letters and digits, and never comes twice', () => {
  const ids = Array.from({ length: 1000 }, () => newTableId());
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('a code has no vowels and nothing that looks like something else', () => {
  for (let count = 0; count < 1000; count++) {
    expect(newCode()).toMatch(/^[2-9CDFHJKMNPRTWX]{6}$/);
  }
});

test.each([
  ['as it is', '2C4D6F', '2C4D6F'],
  ['in small letters, with a gap', ' 2c4-d6f ', '2C4D6F'],
  ['with letters that look like its digits', 'SBGZCD', '5862CD'],
])('a code is read %s', (_how, given, code) => {
  expect(readCode(given)).toBe(code);
});

test.each(['', '2C4D6', '2C4D6FF', '2C4D6O', '星C4D6F'])('%j is no code', (given) => {
  expect(readCode(given)).toBeUndefined();
});
