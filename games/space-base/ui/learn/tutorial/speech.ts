/** What the guide says at a step, with the names and numbers it tells of. */

import type { Language } from '@starboard/engine/words';
import { baseSet, type CardId } from '@starboard/space-base';
import { cardIn, shortName } from '../../card/set.ts';
import { say } from '../words.ts';
import type { Doing, Telling } from './script.ts';

export function speech({ say: key, facts = {} }: Telling | Doing, language: Language): string {
  const { dice: [first, second] = [0, 0], credits = 0, income = 0, vp = 0 } = facts;
  return say(language, `learn.tutorial.step.${key}`, {
    first,
    second,
    credits,
    income,
    vp,
    rival: say(language, 'learn.tutorial.rival'),
    fabian: nameOf('l1-s01-4', language),
    ivanov: nameOf('l1-s09-2', language),
    parker: nameOf('l1-s09-4', language),
  });
}

function nameOf(id: string, language: Language): string {
  return shortName(cardIn(baseSet, id as CardId), language);
}
