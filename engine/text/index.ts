/** What the engine says no with, in four languages: whatever can go wrong in any game's match, record or dice. */

import type { Problem } from '../refusal.ts';
import { type Language, type Naming, type Telling, type Words, wordsIn } from '../words.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** All messages of a language, nested by the parts of their keys. */
export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

export const { tell, isMessageKey } = wordsIn(messages);

/** Tells a refusal; what there are no words for here is told elsewhere. */
export type TellRefusal = (refusal: Problem, language: Language, tellElsewhere?: Telling) => string;

/** How one part of the product, such as a game, tells refusals: its own in its words, all else in the engine’s, unless somebody knows more. */
export function refusalsIn(
  words: Pick<Words<object>, 'tell'> & { isMessageKey(key: string): boolean },
  name?: Naming,
): TellRefusal {
  const tellByEngine: Telling = (refusal, language) =>
    tell(language, refusal, undefined, tellRefusal);
  const tellRefusal: TellRefusal = (refusal, language, tellElsewhere = tellByEngine) =>
    words.isMessageKey(`error.${refusal.code}`)
      ? words.tell(language, refusal, name, (listed) =>
          tellRefusal(listed, language, tellElsewhere),
        )
      : tellElsewhere(refusal, language);
  return tellRefusal;
}
