/**
 * What a game says, by key, in four languages: ICU messages with plurals and
 * selections, one file a language. The page reads the same files through
 * use-intl, which is built on the formatter used here: one syntax, one parser,
 * nothing more to load. Rules never need this room.
 */

import { IntlMessageFormat } from 'intl-messageformat';
import type { Facts, Problem } from './refusal.ts';

export const LANGUAGES = ['en', 'fr', 'nl', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where a message stands among messages nested by the parts of their keys: `log.rolled`. */
export type KeyIn<Messages> = {
  [Part in keyof Messages & string]: Messages[Part] extends string
    ? Part
    : `${Part}.${KeyIn<Messages[Part]>}`;
}[keyof Messages & string];

export type Values = Readonly<Record<string, string | number | boolean>>;

export interface Words<Messages> {
  /** The message with its values filled in. */
  say(language: Language, key: KeyIn<Messages>, values?: Values): string;
  /** Why something cannot be done: the message `error.` and the problem's code, or its English sentence if it is one of another part of the product. Problems listed among the facts are told too, each on a line, by `tellListed` if they may be of another part. */
  tell(language: Language, problem: Problem, name?: Naming, tellListed?: Telling): string;
  /** Whether there is a message at a place that is only known while running, such as an error's code. */
  isMessageKey(key: string): key is KeyIn<Messages>;
}

/** A problem in words. */
export type Telling = (problem: Problem, language: Language) => string;

/** What facts are called in a language, where a message says more than they do: a building by name, not by number. */
export type Naming = (facts: Facts, language: Language) => Values;

export function wordsIn<Messages extends object>(
  messages: Readonly<Record<Language, Messages>>,
): Words<Messages> {
  const formats = new Map<string, IntlMessageFormat>();

  /** Reading a message costs more than filling it in, so each is read once. */
  function formatOf(language: Language, key: string): IntlMessageFormat {
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

  function isMessageKey(key: string): key is KeyIn<Messages> {
    return messageAt(messages.en, key) !== undefined;
  }

  function fill(language: Language, key: string, values: Values): string {
    return String(formatOf(language, key).format(values));
  }

  function tell(
    language: Language,
    { code, message, facts }: Problem,
    name?: Naming,
    tellListed: Telling = (listed) => tell(language, listed, name),
  ): string {
    const key = `error.${code}`;
    if (!isMessageKey(key)) return message;
    const values = Object.entries(facts).map(([fact, value]) => [
      fact,
      typeof value === 'object'
        ? value.map((problem) => tellListed(problem, language)).join('\n')
        : value,
    ]);
    return fill(language, key, { ...Object.fromEntries(values), ...name?.(facts, language) });
  }

  return {
    say: (language, key, values = {}) => fill(language, key, values),
    tell,
    isMessageKey,
  };
}

function messageAt(messages: object, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) {
      return undefined;
    }
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'string' ? found : undefined;
}
