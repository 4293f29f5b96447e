/** Whether messages say the same in every language: the same keys, each with the same blanks, in the signs of each language. */

import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, type Language } from '../words.ts';
import { insist } from './failure.ts';

/** Throws a `CheckFailure` that lists every message at fault. */
export function checkWords(messages: Readonly<Record<Language, object>>): void {
  const english = messagesIn(messages.en);
  const faults = LANGUAGES.flatMap((language) => {
    const own = messagesIn(messages[language]);
    return [...differences(english, own), ...blemishes(own, language)].map(
      (fault) => `${language} ${fault}`,
    );
  });
  insist(faults.length === 0, faults.join('\n'));
}

/** Every message by its key. */
export function messagesIn(messages: object, place = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([part, found]: [string, string | object]) =>
      typeof found === 'string'
        ? [[place + part, found] as const]
        : [...messagesIn(found, `${place}${part}.`)],
    ),
  );
}

/** The names of what a message needs, however deep they stand. */
export function blanksIn(message: string): string[] {
  return [...new Set(blanksAmong(read(message)))].sort();
}

function differences(english: Map<string, string>, own: Map<string, string>): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key));
  const extra = [...own.keys()].filter((key) => !english.has(key));
  const others = [...own].filter(
    ([key, message]) =>
      english.has(key) && String(blanksIn(message)) !== String(blanksIn(english.get(key) ?? '')),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
    ...others.map(([key]) => `${key} has other blanks than in English`),
  ];
}

function blemishes(own: Map<string, string>, language: Language): string[] {
  return BLEMISHES.filter(({ only }) => only === undefined || only === language).flatMap(
    ({ sign, name }) =>
      [...own].filter(([, message]) => sign.test(message)).map(([key]) => `${key} has ${name}`),
  );
}

interface Blemish {
  readonly name: string;
  readonly sign: RegExp;
  readonly only?: Language;
}

const BLEMISHES: readonly Blemish[] = [
  { name: 'nothing to say', sign: /^\s*$/ },
  // ICU would take a straight apostrophe for an escape.
  { name: 'straight quotes', sign: /['"]/ },
  { name: 'spaces too many', sign: / {2}|^\s|\s$/ },
  { name: 'a sign without its narrow space', sign: /[^\u202f][;:!?]/, only: 'fr' },
  { name: 'a sign of half width', sign: /\p{sc=Han}[,;:!?.()]/u, only: 'zh-Hant' },
];

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function read(message: string): Element[] {
  return new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
}

/** How the parser marks plain text. */
const LITERAL: Element['type'] = 0;

function blanksAmong(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    // Plain text, and the number of a plural, have no name.
    if (element.type === LITERAL || !('value' in element)) return [];
    const cases = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...cases.flatMap(({ value }) => blanksAmong(value))];
  });
}
