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
  return [...new Set(elementsIn(read(message)).map(({ value }) => value))].sort();
}

/** All that whoever says a message has to know: its blanks, the cases it tells apart, and what is marked in it. */
function needsOf(message: string): string {
  const blanks = elementsIn(read(message)).map(({ type, value, options = {} }) =>
    type === SELECTION ? [value, ...Object.keys(options)].join(' ') : value,
  );
  const marks = [...message.matchAll(/<\w+>/g)].map(([mark]) => mark);
  return [...new Set([...blanks, ...marks])].sort().join('; ');
}

function differences(english: Map<string, string>, own: Map<string, string>): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key));
  const extra = [...own.keys()].filter((key) => !english.has(key));
  const others = [...own].filter(
    ([key, message]) => english.has(key) && needsOf(message) !== needsOf(english.get(key) ?? ''),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
    ...others.map(([key]) => `${key} needs something else than in English`),
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
  { name: 'a sign without its fixed space', sign: /[^\u00a0\u202f][;:!?]/, only: 'fr' },
  {
    // Of Ann it is « d’Ann », and nobody knows who comes.
    name: 'a word that loses its vowel before some names',
    sign: /\b(?:de|que)\s(?:<\w+>)?\{(?:players?|names?|rival|ship|card|from|to)\}/i,
    only: 'fr',
  },
  { name: 'a quotation mark that may part from its words', sign: / »|« /, only: 'fr' },
  { name: 'a sign of half width', sign: /\p{sc=Han}[,;:!?.()]/u, only: 'zh-Hant' },
];

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function read(message: string): Element[] {
  return new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
}

/** How the parser marks plain text, and words chosen by a case other than a number. */
const LITERAL: Element['type'] = 0;
const SELECTION: Element['type'] = 5;

interface Named {
  readonly type: Element['type'];
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

function elementsIn(elements: readonly Element[]): Named[] {
  return elements.flatMap((element) => {
    // Plain text, and the number of a plural, have no name.
    if (element.type === LITERAL || !('value' in element)) return [];
    const cases = 'options' in element ? Object.values(element.options) : [];
    return [element, ...cases.flatMap(({ value }) => elementsIn(value))];
  });
}
