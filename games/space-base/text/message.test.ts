/** Four languages say the same, each by its own grammar. */

import { checkWords, messagesIn } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { LANGUAGES, messages, say } from './message.ts';

test('the languages say the same', () => {
  checkWords(messages);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s leaves no two words in English',
  (language) => {
    const translated = messagesIn(messages[language]);
    const left = [...messagesIn(messages.en)].filter(
      ([key, message]) => /\p{L}{2,} \p{L}{2,}/u.test(message) && translated.get(key) === message,
    );
    expect(left).toEqual([]);
  },
);

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
