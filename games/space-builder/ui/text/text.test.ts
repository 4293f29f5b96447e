/** The screen says everything in four languages. */

import { checkWords, messagesIn } from '@starboard/engine/checks';
import type { Language } from '@starboard/engine/words';
import { expect, test } from 'vitest';
import { messages } from './words.tsx';

test('the languages say the same', () => {
  checkWords(messages);
});

/** What stands on a key in English stands there on a Dutch and a Chinese keyboard too. */
const PRINTED = ['keys.shift', 'keys.backspace', 'keys.enter'];

test('the languages say different things', () => {
  const same = (language: Language) => {
    const others = messagesIn(messages[language]);
    return [...messagesIn(messages.en)]
      .filter(([key, text]) => others.get(key) === text)
      .map(([key]) => key);
  };
  expect(same('fr')).toEqual(['game', 'menu.name', 'end.seconds']);
  expect(same('nl')).toEqual(['game', 'slot', 'band.stop', ...PRINTED, 'menu.name', 'end.seconds']);
  expect(same('zh-Hant')).toEqual(PRINTED);
});
