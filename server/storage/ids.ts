/** Names for things in storage: ids that nobody guesses, and codes that can be read out. */

import { randomInt } from 'node:crypto';
import type { PersonId, TableId } from './schema.ts';

export function newPersonId(): PersonId {
  return newId() as PersonId;
}

export function newTableId(): TableId {
  return newId() as TableId;
}

/** 6 characters, 85 million codes: enough that guessing one of the few that are open is hopeless. */
export function newCode(): string {
  return draw(CODE_CHARACTERS, 6);
}

/** A code as somebody typed it, in whatever case, with gaps, or with a letter that looks like a digit; nothing if it cannot be one. */
export function readCode(given: string): string | undefined {
  const code = given
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[BGSZ]/g, (letter) => MEANT[letter as keyof typeof MEANT]);
  return CODE.test(code) ? code : undefined;
}

/** 16 letters and digits, 95 bits: an address with such an id is as good as an invitation. */
function newId(): string {
  return draw(LETTERS_AND_DIGITS, 16);
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Without 0, O, Q, 1, I, L and what looks like another in a hurry; without vowels, so that no code is a word. */
const CODE_CHARACTERS = '23456789CDFHJKMNPRTWX';
const CODE = new RegExp(`^[${CODE_CHARACTERS}]{6}$`);
const MEANT = { B: '8', G: '6', S: '5', Z: '2' } as const;

function draw(characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
