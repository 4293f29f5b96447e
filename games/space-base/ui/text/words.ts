/** What the screen itself says, by key; what cards, log lines and errors say is in the game's own text. */

import { type KeyIn, type Language, type Values, wordsIn } from '@starboard/engine/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

type WordKey = KeyIn<typeof en>;

export type Say = (key: WordKey, values?: Values) => string;

export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

const { say } = wordsIn(messages);

/** The words in one language. */
export function wordsFor(language: Language): Say {
  return (key, values) => say(language, key, values);
}
