/** What people may be called, and what they may sign in with. */

import { Denial } from '../refusal.ts';

const LONGEST_NAME = 24;
const SHORTEST_USERNAME = 3;
const LONGEST_USERNAME = 24;

/** The same name however it was typed: accents composed, single spaces inside, none around. */
export function readName(given: string): string {
  const name = given.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (!isShown(name) || Array.from(name).length > LONGEST_NAME) {
    throw new Denial(
      'name.malformed',
      `a name is 1 to ${LONGEST_NAME} characters that can be seen`,
      { longest: LONGEST_NAME },
    );
  }
  return name;
}

/** Upper and lower case, and the wide letters of some keyboards, are the same username. */
export function readUsername(given: string): string {
  const username = given.normalize('NFKC').trim().toLowerCase();
  const { length } = Array.from(username);
  if (
    length < SHORTEST_USERNAME ||
    length > LONGEST_USERNAME ||
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(username)
  ) {
    throw new Denial(
      'username.malformed',
      `a username is ${SHORTEST_USERNAME} to ${LONGEST_USERNAME} letters, digits, hyphens and underscores, and begins with a letter or a digit`,
      { shortest: SHORTEST_USERNAME, longest: LONGEST_USERNAME },
    );
  }
  return username;
}

/** What cannot be a username is nobody's, and is not told apart from one that nobody has. */
export function usernameOrNobody(given: string): string {
  try {
    return readUsername(given);
  } catch {
    return '';
  }
}

/**
 * Control characters break terminals; invisible ones and those that turn the
 * direction of writing make a name look like another's; piled-up accents cover
 * the lines above and below.
 */
function isShown(name: string): boolean {
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name) && !/\p{C}|\p{M}{4}/u.test(name);
}
