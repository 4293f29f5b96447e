/** Why something cannot be done, in the player's language. */

import type { Facts } from '@starboard/engine';
import { refusalsIn } from '@starboard/engine/text';
import { type Place, STEP } from '../cards/problem.ts';
import { isMessageKey, type Language, say, tell, type Values } from './message.ts';

export const tellRefusal = refusalsIn({ tell, isMessageKey }, placeAndFinding);

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
