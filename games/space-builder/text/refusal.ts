/** Why something cannot be done, in the player's language. */

import type { Facts } from '@starboard/engine';
import { refusalsIn } from '@starboard/engine/text';
import type { Building, Turn } from '../maps/map.ts';
import { isMessageKey, type Language, say, tell, type Values } from './message.ts';
import { buildingName, turnName } from './phrase.ts';

export const tellRefusal = refusalsIn({ tell, isMessageKey }, byName);

/** Buildings and turns by name, and nothing where nothing came. */
function byName({ building, turn, got }: Facts, language: Language): Values {
  return {
    ...(building === undefined ? {} : { building: buildingName(building as Building, language) }),
    ...(turn === undefined ? {} : { turn: turnName(turn as Turn, language) }),
    ...(got === undefined ? { got: say(language, 'nothing') } : {}),
  };
}
