/** Passwords: argon2id at the strength OWASP recommends, and the same time for whoever is not there. */

import { hash, verify } from '@node-rs/argon2';
import { Denial } from '../refusal.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** The same password from any keyboard. */
export function readPassword(given: string): string {
  const password = given.normalize('NFKC');
  const { length } = Array.from(password);
  if (length < SHORTEST || length > LONGEST) {
    throw new Denial(
      'password.malformed',
      `a password has ${SHORTEST} to ${LONGEST} characters; longer is better`,
      { shortest: SHORTEST, longest: LONGEST },
    );
  }
  return password;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

/** Without a hash, for a username nobody has, it takes as long and says no. */
export async function isPassword(kept: string | null, given: string): Promise<boolean> {
  const right = await verify(kept ?? NOBODYS, given.normalize('NFKC'));
  return kept !== null && right;
}

/** 19 MiB and two passes. argon2id is what the library does unless told otherwise. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As strong as any other, of a password that nobody has kept. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$KcXPXsU/Im86KWwfNSlLxA$liThNraiFgNDDPac7/v6KOebHRjhVCGbpeUPdHuWIP8';
