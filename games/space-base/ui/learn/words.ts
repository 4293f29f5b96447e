/** What the rules and the tutorial say. */

import { type Language, wordsIn } from '@starboard/engine/words';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import nl from './text/nl.json' with { type: 'json' };
import zhHant from './text/zh-Hant.json' with { type: 'json' };

export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

export const { say } = wordsIn(messages);
