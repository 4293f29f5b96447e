import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, messages, say } from './message.ts';

/** Every message of a language with its key. */
function entries(language: Language): [key: string, message: string][] {
  return entriesIn(messages[language], '');
}

function entriesIn(part: object, place: string): [key: string, message: string][] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[place + name, value]] : entriesIn(value, `${place}${name}.`),
  );
}

/** The arguments of a message, and the cases of a selection: all that a caller has to know. */
function argumentsOf([key, message]: [key: string, message: string]): string {
  const names = new Set(argumentsIn(parse(message, { ignoreTag: true })));
  return `${key}: ${[...names].sort().join('; ')}`;
}

function argumentsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (!isSelectElement(element) && !isPluralElement(element)) return [element.value];
    const cases = Object.entries(element.options);
    const names = isSelectElement(element) ? cases.map(([name]) => name) : [];
    return [
      [element.value, ...names].join(' '),
      ...cases.flatMap(([, { value }]) => argumentsIn(value)),
    ];
  });
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s beside English',
  (language) => {
    const translated = new Map(entries(language));

    test('has the same keys, in the same order', () => {
      expect([...translated.keys()]).toEqual(entries('en').map(([key]) => key));
    });

    test('takes the same arguments in every message', () => {
      expect([...translated].map(argumentsOf)).toEqual(entries('en').map(argumentsOf));
    });

    test('leaves no two words in English', () => {
      const left = entries('en').filter(
        ([key, message]) => /\p{L}{2,} \p{L}{2,}/u.test(message) && translated.get(key) === message,
      );
      expect(left).toEqual([]);
    });
  },
);

test.each([
  // ICU would take a straight apostrophe for an escape.
  ['straight quotes, doubled spaces or spaces at the ends', LANGUAGES, /['"]| {2}|^\s|\s$|^$/],
  ['French signs without their narrow space', ['fr'], /[^\u202f][;:!?]/],
  ['Chinese signs of half width, other than in arguments', ['zh-Hant'], /\p{sc=Han}[,;:!?.()]/u],
] as const)('no message has %s', (_, languages, fault) => {
  const faulty = languages.flatMap((language) =>
    entries(language).filter(([, message]) => fault.test(message)),
  );
  expect(faulty).toEqual([]);
});

test('amounts have the plural of their language', () => {
  expect(inAll('amount.credits', 0)).toEqual(['0 credits', '0 crédit', '0 credits', '0點資金']);
  expect(inAll('amount.credits', 1)).toEqual(['1 credit', '1 crédit', '1 credit', '1點資金']);
  expect(inAll('amount.credits', 2)).toEqual(['2 credits', '2 crédits', '2 credits', '2點資金']);
});

test('numbers are written as in the language', () => {
  expect(inAll('amount.income', 12345)).toEqual([
    '12,345 income',
    '12\u202f345 de revenu',
    '12.345 inkomen',
    '12,345點收入',
  ]);
});

function inAll(key: 'amount.credits' | 'amount.income', count: number): string[] {
  return LANGUAGES.map((language) => say(language, key, { count }));
}

test('a missing value is an error, never a hole in a sentence', () => {
  expect(() => say('en', 'log.starts')).toThrow(/player/);
});
