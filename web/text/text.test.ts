/** Every language says everything, and fills in the same blanks. */

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import en from './en.json';
import fr from './fr.json';
import { firstLanguage, LANGUAGES, type Language } from './language.ts';
import nl from './nl.json';
import zhHant from './zh-Hant.json';

const TEXTS: Record<Language, object> = { en, fr, nl, 'zh-Hant': zhHant };

describe.each(LANGUAGES)('%s', (language) => {
  const messages = messagesOf(TEXTS[language]);

  test('has every key of English, and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...messagesOf(en).keys()].sort());
  });

  test('fills in the same blanks as English, key by key', () => {
    const blanks = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, message]) => [key, blanksOf(parse(message))]));
    expect(blanks(messages)).toEqual(blanks(messagesOf(en)));
  });

  test('leaves nothing unsaid', () => {
    expect([...messages].filter(([, message]) => message.trim() === '')).toEqual([]);
  });
});

test('in French no line begins with a sign that belongs to the word before it', () => {
  const loose = [...messagesOf(fr)].filter(([, message]) => / [!?;:»]|« /.test(message));
  expect(loose).toEqual([]);
});

test('a visitor gets what he chose before, else what his browser asks for, else English', () => {
  expect(firstLanguage('nl', ['fr-FR', 'en'])).toBe('nl');
  expect(firstLanguage(undefined, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage(undefined, ['zh-TW'])).toBe('zh-Hant');
  expect(firstLanguage('klingon', ['de'])).toBe('en');
});

/** Every message by its dotted key. */
function messagesOf(text: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(text).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...messagesOf(value, `${path}${key}.`)],
    ),
  );
}

/** The names of a message's arguments, each with its kind. */
function blanksOf(message: MessageFormatElement[]): string[] {
  const blanks = message.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}: ${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap(({ value }) => blanksOf(value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...blanksOf(element.children)];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
  return [...new Set(blanks)].sort();
}
