/** Why something cannot be done, in the player's language. */

import type { Facts, Problem } from '@starboard/engine';
import * as engine from '@starboard/engine/text';
import type { Telling } from '@starboard/engine/words';
import { type Place, STEP } from '../cards/problem.ts';
import { isMessageKey, type Language, say, tell, type Values } from './message.ts';

/** What is not the game's is told elsewhere: by the engine, unless whoever hosts the match has more to say. */
export function tellRefusal(
  refusal: Problem,
  language: Language,
  tellElsewhere: Telling = tellByEngine,
): string {
  if (!isMessageKey(`error.${refusal.code}`)) return tellElsewhere(refusal, language);
  return tell(language, refusal, placeAndFinding);
}

/** Of what can go wrong in every game, such as an answer that comes too late, the engine has the words. */
const tellByEngine: Telling = (refusal, language) =>
  engine.tell(language, refusal, undefined, tellRefusal);

/** Of a problem with data from outside: where it is, and what was found there. */
function placeAndFinding(facts: Facts, language: Language): Values {
  const { cards, card = '', field, got } = facts as Place & { readonly got?: string };
  const named = cards && say(language, `place.${cards}`, { card });
  const parts = [named, field].filter((part) => part !== undefined);
  return {
    place: parts.length === 0 ? say(language, 'place.whole') : parts.join(STEP),
    found: got ?? say(language, 'place.nothing'),
  };
}
