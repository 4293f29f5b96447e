/** Every language says everything the screen says, and fills in the same blanks. */

import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@starboard/engine/words';
import { describe, expect, test } from 'vitest';
import { messages as card } from './card/words.ts';
import { messages as learn } from './learn/words.ts';
import { messages as table } from './text/words.ts';

const ROOMS: Readonly<Record<string, Readonly<Record<Language, object>>>> = {
  card,
  learn,
  table,
};

describe.each(Object.entries(ROOMS))('the words of %s', (_, messages) => {
  const english = entriesIn(messages.en);

  test.each(LANGUAGES)('%s has every key of English, and no other', (language) => {
    expect(entriesIn(messages[language]).map(([key]) => key)).toEqual(english.map(([key]) => key));
  });

  test.each(LANGUAGES)('%s fills in the same blanks as English', (language) => {
    expect(entriesIn(messages[language]).map(blanksOf)).toEqual(english.map(blanksOf));
  });

  test.each([
    // ICU would take a straight apostrophe for an escape.
    ['straight quotes or doubled spaces', LANGUAGES, /['"]| {2}|^\s|\s$|^$/],
    ['French signs without their narrow space', ['fr'], /[^\u202f][;:!?]/],
    ['Chinese signs of half width', ['zh-Hant'], /\p{sc=Han}[,;:!?.()]/u],
  ] as const)('no message has %s', (_, languages, fault) => {
    const faulty = languages.flatMap((language) =>
      entriesIn(messages[language]).filter(([, message]) => fault.test(message)),
    );
    expect(faulty).toEqual([]);
  });
});

type Entry = readonly [key: string, message: string];

function entriesIn(part: object, place = ''): Entry[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[place + name, value]] : entriesIn(value, `${place}${name}.`),
  );
}

function blanksOf([key, message]: Entry): string {
  return `${key}: ${[...new Set(blanksIn(parse(message, { ignoreTag: true })))].sort().join(' ')}`;
}

function blanksIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (!isSelectElement(element) && !isPluralElement(element)) return [element.value];
    return [
      element.value,
      ...Object.values(element.options).flatMap(({ value }) => blanksIn(value)),
    ];
  });
}
