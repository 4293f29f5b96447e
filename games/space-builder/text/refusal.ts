/** Why something cannot be done, in the player's language. */

import type { Facts, Problem } from '@starboard/engine';
import * as engine from '@starboard/engine/text';
import type { Telling } from '@starboard/engine/words';
import type { Building, Turn } from '../maps/map.ts';
import { isMessageKey, type Language, say, tell, type Values } from './message.ts';
import { buildingName, turnName } from './phrase.ts';

/** What is not the game's is told elsewhere: by the engine, unless whoever hosts the match has more to say. */
export function tellRefusal(
  refusal: Problem,
  language: Language,
  tellElsewhere: Telling = tellByEngine,
): string {
  if (!isMessageKey(`error.${refusal.code}`)) return tellElsewhere(refusal, language);
  return tell(language, refusal, byName);
}

/** Of what can go wrong in every game, such as an answer that comes too late, the engine has the words. */
const tellByEngine: Telling = (refusal, language) =>
  engine.tell(language, refusal, undefined, tellRefusal);

/** Buildings and turns by name, and nothing where nothing came. */
function byName({ building, turn, got }: Facts, language: Language): Values {
  return {
    ...(building === undefined ? {} : { building: buildingName(building as Building, language) }),
    ...(turn === undefined ? {} : { turn: turnName(turn as Turn, language) }),
    ...(got === undefined ? { got: say(language, 'nothing') } : {}),
  };
}
