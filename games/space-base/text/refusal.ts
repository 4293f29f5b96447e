/** Why something cannot be done, in the player's language. */

import type { Facts, Problem } from '@starboard/engine';
import { type Language, say, tell, type Values } from './message.ts';

export function tellRefusal(refusal: Problem, language: Language): string {
  return tell(language, refusal, placeAndFinding);
}

/** Of a problem with data from outside: where it is, and what was found there. */
function placeAndFinding({ cards, card, field, got }: Facts, language: Language): Values {
  const kind = String(cards);
  const named = isKindOfCard(kind) ? [say(language, `place.${kind}`, { card: String(card) })] : [];
  const parts = [...named, ...(field === undefined ? [] : [String(field)])];
  return {
    place: parts.length === 0 ? say(language, 'place.whole') : parts.join(' › '),
    found: got === undefined ? say(language, 'place.nothing') : String(got),
  };
}

function isKindOfCard(kind: string): kind is 'startingShips' | 'ships' | 'colonies' {
  return kind === 'startingShips' || kind === 'ships' || kind === 'colonies';
}
