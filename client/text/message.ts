/** What the server and the line to it say no with, in four languages. */

import { type Language, wordsIn } from '@starboard/engine/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** All messages of a language, nested by the parts of their keys. */
export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

export const words = wordsIn(messages);
