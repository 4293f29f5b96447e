/** A new game on this device, with chance that can be checked afterwards. */

import { commit, drawSecret, mixSeed, type Revealed, type Seed } from '@starboard/engine';
import type { KeptGame, KeptSeat } from './kept-game.ts';

export interface NewGame {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly KeptSeat[];
  /** Drawn and shown before the words were given; a new one if it was not. */
  readonly sealed?: Sealed | null;
  /** By seat; empty where nobody gave one. */
  readonly words?: readonly string[];
}

/** A secret, and what was shown of it. */
export interface Sealed {
  readonly secret: Seed;
  readonly commitment: string;
}

export function seal(): Sealed {
  const secret = drawSecret();
  return { secret, commitment: commit(secret) };
}

export function newGame(wanted: NewGame): KeptGame {
  const { game, options, seats } = wanted;
  const words = seats.map((_, seat) => wanted.words?.[seat] ?? '');
  const chance: Revealed = { ...(wanted.sealed ?? seal()), words };
  const now = Date.now();
  return {
    id: drawName(),
    game,
    options,
    seats,
    seed: mixSeed(chance.secret, words),
    chance,
    botSeed: drawSecret(),
    begun: now,
    played: now,
    took: 0,
    entries: 0,
    result: null,
  };
}

/** A name for an address: short, and never twice on one device. */
function drawName(): string {
  const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
