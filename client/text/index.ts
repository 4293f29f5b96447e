/** Why a server says no, in four languages: a text for every code in the server's list, and for what a bad line brings. */

import { wordsIn } from '@starboard/engine/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const { tell, isMessageKey } = wordsIn({ en, fr, nl, 'zh-Hant': zhHant });
