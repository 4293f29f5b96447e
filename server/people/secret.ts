/**
 * Secrets that make something someone's: the one in a browser's cookie, and
 * recovery codes. Drawn at random and long, so that a fast hash is enough to
 * keep them: nobody can guess them, and whoever reads the database has nothing.
 */

import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits, for a cookie. */
export function drawSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 80 bits in four groups, to be written on paper. */
export function drawRecoveryCode(): string {
  return [1, 2, 3, 4].map(fourCharacters).join('-');
}

/** However it was typed from the paper. */
export function readRecoveryCode(given: string): string {
  const code = given
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** No letter that looks like a digit. */
const PAPER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => PAPER_ALPHABET[randomInt(PAPER_ALPHABET.length)]).join('');
}
