/** What a player can do, as it stands on a button or is read aloud. */

import type { Action } from '../rules/action.ts';
import { type Language, say, type Values } from './message.ts';
import { buildingName, valuesOfMove } from './phrase.ts';

/** What a player does himself; the rest is the host's to say. */
export type Deed = Extract<
  Action,
  { kind: 'ready' | 'unfreeze' | 'tap' | 'place' | 'take' | 'turn' | 'flip' }
>;

/** "Turn: glasshouse, upside down" */
export function tellAction(action: Deed, language: Language): string {
  return say(language, `action.${action.kind}`, valuesOf(action, language));
}

function valuesOf(action: Deed, language: Language): Values {
  switch (action.kind) {
    case 'ready':
    case 'tap':
      return {};
    case 'unfreeze':
      return { building: buildingName(action.building, language) };
    default:
      return valuesOfMove(action, language);
  }
}
