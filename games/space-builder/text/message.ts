/** Everything the game says, by key, in four languages: ICU messages, one file a language. The page reads the same files. */

import { IntlMessageFormat } from 'intl-messageformat';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const LANGUAGES = ['en', 'fr', 'nl', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** All messages of a language, nested by the parts of their keys. */
export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

/** Where a message stands: `log.tapped`, `building.3`. */
export type MessageKey = PathIn<typeof en>;

type PathIn<Messages> = {
  [Part in keyof Messages & string]: Messages[Part] extends string
    ? Part
    : `${Part}.${PathIn<Messages[Part]>}`;
}[keyof Messages & string];

export type Values = Readonly<Record<string, string | number | boolean>>;

/** The message with its values filled in. */
export function say(language: Language, key: MessageKey, values: Values = {}): string {
  return String(formatOf(language, key).format(values));
}

/** Whether there is a message at a place that is only known while running, such as an error's code. */
export function isMessageKey(key: string): key is MessageKey {
  return messageAt(messages.en, key) !== undefined;
}

const formats = new Map<string, IntlMessageFormat>();

/** Reading a message costs more than filling it in, so each is read once. */
function formatOf(language: Language, key: MessageKey): IntlMessageFormat {
  const place = `${language} ${key}`;
  let format = formats.get(place);
  if (format === undefined) {
    const message = messageAt(messages[language], key);
    if (message === undefined) throw new Error(`there is no message ${key} in ${language}`);
    // Names may hold a `<`, which is no markup.
    format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(place, format);
  }
  return format;
}

function messageAt(messages: object, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'string' ? found : undefined;
}
