/**
 * Chance that the players can check.
 *
 * When a table opens, the host draws a secret and shows its hash: the
 * commitment. Then every player may add a word. Secret and words together give
 * the seed of all dice and shuffles, so neither side alone chooses them. After
 * the match the secret is shown; anyone can see that it fits the commitment,
 * that the words are in the seed, and by replaying the record that every roll
 * followed from it. docs/records.md tells how to check it with other tools.
 */

import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readSeed, type Seed } from './random.ts';
import { BadInput } from './refusal.ts';

/** What a host shows before the first action. */
export interface Commitment {
  /** SHA-256 of the secret, as 64 hexadecimal digits. */
  readonly commitment: string;
}

/** What the host shows after the match. */
export interface Revealed extends Commitment {
  readonly secret: Seed;
  /** By seat; empty where a player added none. */
  readonly words: readonly string[];
}

/** A longer word adds nothing but weight to a record. */
export const LONGEST_WORD = 100;

/** A new secret from the platform's own source of randomness. */
export function drawSecret(): Seed {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32))) as Seed;
}

export function commit(secret: Seed): string {
  return sha256(secret);
}

/** The seed of a match, from the secret and the players' words. */
export function mixSeed(secret: Seed, words: readonly string[]): Seed {
  return sha256(JSON.stringify([secret, ...words.map(readWord)])) as Seed;
}

/** Throws `BadInput` unless the reveal fits the commitment and gives this seed. */
export function checkReveal(revealed: Revealed, seed: Seed): void {
  const secret = readSeed(revealed.secret);
  if (commit(secret) !== revealed.commitment) {
    throw new BadInput(
      'chance.commitment',
      'the secret shown after the match is not the one that was committed to before it',
    );
  }
  if (mixSeed(secret, revealed.words) !== seed) {
    throw new BadInput(
      'chance.seed',
      "the seed does not follow from the secret and the players' words",
    );
  }
}

/** A seed for a text, as from a command line. */
export function seedOf(text: string): Seed {
  return sha256(text) as Seed;
}

/**
 * SHA-256 of a text as UTF-8, in hexadecimal digits. Browsers have one of their
 * own, but not for pages without https, as from a laptop in the living room.
 */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The same word however it was typed: accents composed, no space around it. */
export function readWord(given: unknown): string {
  const word = typeof given === 'string' ? given.normalize('NFC').trim() : undefined;
  if (word === undefined || word.length > LONGEST_WORD) {
    throw new BadInput(
      'chance.word',
      `a player's word is a text of at most ${LONGEST_WORD} characters`,
      { longest: LONGEST_WORD },
    );
  }
  return word;
}
