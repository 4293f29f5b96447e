/** Trying something out on a copy of the state, before anything is decided. */

import { Random, type Seed } from '@starboard/engine';
import type { Catalog } from './catalog.ts';
import { clone } from './copy.ts';
import type { Listener, Play } from './play.ts';
import type { State } from './state.ts';

/** Dice rolled in a rehearsal say nothing about those of the match, and nobody may count on them. */
export function rehearsal(cards: Catalog, state: State, tell?: Listener): Play {
  return { cards, state: clone(state), random: new Random(ANY_SEED), tell };
}

const ANY_SEED = '0'.repeat(64) as Seed;
