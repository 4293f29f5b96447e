import { expect, test } from 'vitest';
import { hashPassword, isPassword, readPassword } from './password.ts';

test('a password is kept as argon2id, and known again', async () => {
  const kept = await hashPassword(readPassword('correct horse'));
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(kept, 'correct horse')).toBe(true);
  expect(await isPassword(kept, 'correct house')).toBe(false);
});

test('the same letters typed another way are the same password', async () => {
  const kept = await hashPassword(readPassword('Zoë Zoë Zoë'));
  expect(await isPassword(kept, 'Zoe\u0308 Zoe\u0308 Zoe\u0308')).toBe(true);
});

test('without anybody it is never right', async () => {
  expect(await isPassword(null, 'correct horse')).toBe(false);
});

test.each(['', 'seven77', 'x'.repeat(201)])('%j is no password', (given) => {
  expect(() => readPassword(given)).toThrow(
    expect.objectContaining({ code: 'password.malformed' }),
  );
});
