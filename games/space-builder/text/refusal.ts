/** Why something cannot be done, in the player's language. */

import type { Refusal } from '@starboard/engine';
import type { Building } from '../maps/map.ts';
import { isMessageKey, type Language, say } from './message.ts';
import { buildingName } from './phrase.ts';

/** The refusal's own text; one of another part of the product says what it says in English. */
export function tellRefusal({ code, facts, message }: Refusal, language: Language): string {
  const key = `error.${code}`;
  if (!isMessageKey(key)) return message;
  const { building } = facts;
  const named =
    building === undefined ? {} : { building: buildingName(building as Building, language) };
  return say(language, key, { ...facts, ...named });
}
