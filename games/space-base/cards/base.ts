/**
 * The cards of the published base game. A page loads them before anything can
 * be shown, so they are taken as they are; a test puts them through the same
 * check as any set from outside.
 */

import base from './base.json' with { type: 'json' };
import type { CardSet } from './card.ts';

export const baseSet = base as unknown as CardSet;
