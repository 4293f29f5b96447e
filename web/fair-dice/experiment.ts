/**
 * A table for one visitor: a host that seals a secret, players' words, rolls,
 * a host that may lie afterwards, and the checks that find out.
 *
 * All of it is the engine's own chance, as the games use it; only the lies are
 * made here.
 */

import {
  checkReveal,
  commit,
  drawSecret,
  mixSeed,
  Random,
  Refusal,
  type Seed,
} from '@starboard/engine';
import type { Face } from '@starboard/look/art/die.tsx';

/** What the host holds before the first word; the visitor sees the commitment alone. */
export interface Sealed {
  readonly secret: Seed;
  readonly commitment: string;
}

export type Roll = readonly [Face, Face];

export interface Played extends Sealed {
  readonly words: readonly string[];
  /** The mix of secret and words that all rolls follow from. */
  readonly seed: Seed;
  readonly rolls: readonly Roll[];
}

export function seal(): Sealed {
  const secret = drawSecret();
  return { secret, commitment: commit(secret) };
}

export function mix(sealed: Sealed, words: readonly string[]): Played {
  return { ...sealed, words, seed: mixSeed(sealed.secret, words), rolls: [] };
}

export function rollMore(played: Played, times: number): Played {
  return { ...played, rolls: rollsOf(played.seed, played.rolls.length + times) };
}

function rollsOf(seed: Seed, count: number): Roll[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => [random.die(), random.die()] as Roll);
}

/** What a host says when all is over, true or not. */
export interface Claim extends Sealed {
  readonly seed: Seed;
  readonly rolls: readonly Roll[];
}

export const CHEATS = ['none', 'secret', 'word', 'roll'] as const;
export type Cheat = (typeof CHEATS)[number];

/** The claim of a host who cheats in one way and makes everything else fit, as a clever one would. */
export function claimOf(played: Played, cheat: Cheat): Claim {
  const { commitment, secret, words, seed, rolls } = played;
  switch (cheat) {
    case 'none':
      return { commitment, secret, seed, rolls };
    case 'secret': {
      const swapped = drawSecret();
      const mixed = mixSeed(swapped, words);
      return { commitment, secret: swapped, seed: mixed, rolls: rollsOf(mixed, rolls.length) };
    }
    case 'word': {
      const mixed = mixSeed(secret, [smuggled(words), ...words.slice(1)]);
      return { commitment, secret, seed: mixed, rolls: rollsOf(mixed, rolls.length) };
    }
    case 'roll': {
      const [first, second] = rolls[0] as Roll;
      const bent: Roll = [((first % 6) + 1) as Face, second];
      return { commitment, secret, seed, rolls: rolls.with(0, bent) };
    }
  }
}

/** What a cheating host puts in the place of the first player's word. */
export function smuggled(words: readonly string[]): string {
  return words[0] === 'xyzzy' ? 'plugh' : 'xyzzy';
}

/** Something the host told, beside what anyone can work out. */
export interface Comparison<Value> {
  readonly told: Value;
  readonly found: Value;
  readonly fits: boolean;
}

export interface Audit {
  readonly secret: Comparison<string>;
  readonly mix: Comparison<string>;
  readonly rolls: readonly Comparison<Roll>[];
  /** The first check that fails; none for an honest host. */
  readonly caughtBy: 'secret' | 'mix' | 'rolls' | undefined;
}

/** A host's claim with what the players find out about it. */
export interface Checked {
  readonly cheat: Cheat;
  readonly claim: Claim;
  readonly audit: Audit;
}

export function check(played: Played, cheat: Cheat): Checked {
  const claim = claimOf(played, cheat);
  return { cheat, claim, audit: audit(claim, played.words) };
}

/** What the players find when they check a claim against the words they gave. */
export function audit(claim: Claim, words: readonly string[]): Audit {
  const replayed = rollsOf(claim.seed, claim.rolls.length);
  const rolls = claim.rolls.map((told, index) => {
    const found = replayed[index] as Roll;
    return { told, found, fits: told[0] === found[0] && told[1] === found[1] };
  });
  const refused = refusalOf(claim, words);
  return {
    secret: compare(claim.commitment, commit(claim.secret)),
    mix: compare(claim.seed, mixSeed(claim.secret, words)),
    rolls,
    caughtBy:
      refused === undefined ? (rolls.every(({ fits }) => fits) ? undefined : 'rolls') : refused,
  };
}

function refusalOf(claim: Claim, words: readonly string[]): 'secret' | 'mix' | undefined {
  try {
    checkReveal({ ...claim, words }, claim.seed);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'chance.commitment') return 'secret';
    if (error instanceof Refusal && error.code === 'chance.seed') return 'mix';
    throw error;
  }
}

function compare(told: string, found: string): Comparison<string> {
  return { told, found, fits: told === found };
}
