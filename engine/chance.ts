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

import { bytesToHex } from '@noble/ciphers/utils.js';
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

export async function commit(secret: Seed): Promise<string> {
  return sha256(secret);
}

/** The seed of a match, from the secret and the players' words. */
export async function mixSeed(secret: Seed, words: readonly string[]): Promise<Seed> {
  return (await sha256(JSON.stringify([secret, ...words.map(readWord)]))) as Seed;
}

/** Throws `BadInput` unless the reveal fits the commitment and gives this seed. */
export async function checkReveal(revealed: Revealed, seed: Seed): Promise<void> {
  const secret = readSeed(revealed.secret);
  if ((await commit(secret)) !== revealed.commitment) {
    throw new BadInput(
      'chance.commitment',
      'the secret shown after the match is not the one that was committed to before it',
    );
  }
  if ((await mixSeed(secret, revealed.words)) !== seed) {
    throw new BadInput(
      'chance.seed',
      "the seed does not follow from the secret and the players' words",
    );
  }
}

/** A seed for a text, as from a command line. */
export async function seedOf(text: string): Promise<Seed> {
  return (await sha256(text)) as Seed;
}

/** SHA-256 of a text as UTF-8, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  // Browsers offer it on https and localhost only.
  if (globalThis.crypto?.subtle === undefined) {
    throw new BadInput(
      'chance.insecure',
      'chance can be checked only on a page served over https or from localhost',
    );
  }
  const bytes = new TextEncoder().encode(text);
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
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
