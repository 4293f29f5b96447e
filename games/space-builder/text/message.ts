/** Everything Space Builder says, by key, in four languages, one file a language. The page reads the same files. */

import { type KeyIn, type Language, wordsIn } from '@starboard/engine/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export { LANGUAGES, type Language, type Values } from '@starboard/engine/words';

/** All messages of a language, nested by the parts of their keys. */
export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

/** Where a message stands: `log.tapped`, `building.3`. */
export type MessageKey = KeyIn<typeof en>;

export const { say, tell, isMessageKey } = wordsIn(messages);
