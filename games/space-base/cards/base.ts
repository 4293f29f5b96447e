/** The cards of the published base game, checked when the game is loaded like any set from outside. */

import base from './base.json' with { type: 'json' };
import type { CardSet } from './card.ts';
import { readCardSet } from './read.ts';

export const baseSet: CardSet = readCardSet(base);
