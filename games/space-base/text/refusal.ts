/** Why something cannot be done, in the player's language. */

import type { Refusal } from '@starboard/engine';
import { isMessageKey, type Language, say } from './message.ts';

/** The refusal's own text; one of another part of the product says what it says in English. */
export function tellRefusal(refusal: Refusal, language: Language): string {
  const key = `error.${refusal.code}`;
  return isMessageKey(key) ? say(language, key, refusal.facts) : refusal.message;
}
