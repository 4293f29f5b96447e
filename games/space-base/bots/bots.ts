/** The bots that know Space Base, weakest first. */

import type { Bot } from '@starboard/engine';
import type { Catalog } from '../rules/catalog.ts';
import type { SpaceBaseTypes } from '../rules/types.ts';
import { cadet } from './cadet.ts';
import { captain } from './captain.ts';
import { lieutenant } from './lieutenant.ts';

export function botsFor(cards: Catalog): readonly Bot<SpaceBaseTypes>[] {
  return [cadet(cards), lieutenant(cards), captain(cards)];
}
