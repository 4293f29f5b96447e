import { expect, test } from 'vitest';
import { drawRecoveryCode, drawSecret, hashOf, readRecoveryCode } from './secret.ts';

test('a secret has 256 bits, and its hash says nothing about it', () => {
  const secret = drawSecret();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(drawSecret()).not.toBe(secret);
  expect(hashOf(secret)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf(secret)).not.toContain(secret);
});

test('a recovery code is found again however it is typed', () => {
  const code = drawRecoveryCode();
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  expect(readRecoveryCode(code)).toBe(code);
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(readRecoveryCode('oil0-oil0-oil0-oil0')).toBe('0110-0110-0110-0110');
});
