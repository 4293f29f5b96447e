/**
 * The one source of chance: numbers that follow from a seed, the same in Node
 * and in every browser.
 *
 * The numbers are a ChaCha8 key stream with the seed as its key. A player who
 * has seen every roll of a match still cannot work out the next one, which a
 * plain statistical generator would not promise, and a stream split off says
 * nothing about the one it came from. See docs/decisions/verifiable-dice.md.
 */

import { chacha8 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js';
import { BadInput } from './refusal.ts';

declare const seedBrand: unique symbol;

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Seed = string & { readonly [seedBrand]: true };

/** Where a stream stands: all it takes to go on from there, as JSON. */
export interface RandomState {
  readonly seed: Seed;
  /** How many 32-bit numbers have been taken from the stream. */
  readonly taken: number;
}

export function readSeed(given: unknown): Seed {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) {
    throw new BadInput(
      'seed.malformed',
      `a seed is 64 hexadecimal digits in lower case, not ${JSON.stringify(given)}`,
    );
  }
  return given as Seed;
}

export class Random {
  readonly #seed: Seed;
  readonly #key: Uint8Array;
  #numbers: Uint32Array | undefined;
  /** The number of the first entry of `#numbers` in the stream. */
  #start = 0;
  /** How many of `#numbers` are used up. */
  #used = 0;

  constructor(seed: Seed, taken = 0) {
    this.#seed = seed;
    this.#key = hexToBytes(seed);
    this.#start = taken - (taken % CHUNK);
    this.#used = taken % CHUNK;
  }

  /** Goes on where `save` left off. */
  static resume(state: RandomState): Random {
    return new Random(state.seed, state.taken);
  }

  save(): RandomState {
    return { seed: this.#seed, taken: this.taken };
  }

  /** How many numbers have been taken: unchanged means that no chance was used. */
  get taken(): number {
    return this.#start + this.#used;
  }

  clone(): Random {
    return new Random(this.#seed, this.taken);
  }

  /**
   * An independent stream with a name of its own. Splitting takes nothing from
   * this stream, and the same name gives the same stream again.
   */
  split(name: string | number): Random {
    return new Random(bytesToHex(keyFor(String(name), this.#key)) as Seed);
  }

  /** A whole number from 0 up to 2³² − 1. */
  next(): number {
    if (this.#numbers === undefined) {
      this.#numbers = this.#chunk();
    } else if (this.#used === CHUNK) {
      this.#start += CHUNK;
      this.#used = 0;
      this.#numbers = this.#chunk();
    }
    return this.#numbers[this.#used++] as number;
  }

  /** A whole number from 0 up to `limit` − 1, each equally likely. */
  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > RANGE) {
      throw new RangeError(`a limit is a whole number from 1 to 2³², not ${limit}`);
    }
    // The last, incomplete run of `limit` numbers would favour the low ones.
    const fair = RANGE - (RANGE % limit);
    let number = this.next();
    while (number >= fair) number = this.next();
    return number % limit;
  }

  /** What a die shows: 1 to 6, or to as many sides as it has. */
  die(sides = 6): number {
    return 1 + this.below(sides);
  }

  /** A number from 0 to just under 1. */
  fraction(): number {
    return this.next() / RANGE;
  }

  /** One of the entries, each equally likely. */
  pick<Entry>(entries: readonly Entry[]): Entry {
    if (entries.length === 0) throw new RangeError('there is nothing to pick from');
    return entries[this.below(entries.length)] as Entry;
  }

  /** Shuffles in place, every order equally likely, and returns the same array. */
  shuffle<Entry>(entries: Entry[]): Entry[] {
    for (let last = entries.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const entry = entries[last] as Entry;
      entries[last] = entries[other] as Entry;
      entries[other] = entry;
    }
    return entries;
  }

  #chunk(): Uint32Array {
    const bytes = keyStream(this.#key, MAIN_STREAM, CHUNK * 4, this.#start / NUMBERS_A_BLOCK);
    return numbersOf(bytes);
  }
}

const RANGE = 2 ** 32;
const NUMBERS_A_BLOCK = 16;
/** Numbers made at a time: calling the cipher costs more than the blocks it makes. */
const CHUNK = 256;
const NONCE_BYTES = 12;
const MAIN_STREAM = new Uint8Array(NONCE_BYTES);

function keyStream(key: Uint8Array, nonce: Uint8Array, length: number, block = 0): Uint8Array {
  return chacha8(key, nonce, new Uint8Array(length), undefined, block);
}

/** Little-endian whatever the machine is, so that every machine rolls the same dice. */
function numbersOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < numbers.length; index++) {
    numbers[index] = view.getUint32(index * 4, true);
  }
  return numbers;
}

/**
 * The key of the stream with this name: the name is fed in as nonces, eleven
 * bytes at a time, each giving the key for the next. The first byte holds the
 * length and marks the last piece, so no two names give the same nonces and
 * none gives the main stream's.
 */
function keyFor(name: string, parent: Uint8Array): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  let key = parent;
  let from = 0;
  do {
    const piece = bytes.subarray(from, from + NONCE_BYTES - 1);
    from += piece.length;
    const nonce = new Uint8Array(NONCE_BYTES);
    nonce[0] = (from === bytes.length ? 0xc0 : 0x80) | piece.length;
    nonce.set(piece, 1);
    key = keyStream(key, nonce, 32);
  } while (from < bytes.length);
  return key;
}
