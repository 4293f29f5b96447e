/** Every language says everything, and fills in the same blanks. */

import { checkWords } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import en from './en.json';
import fr from './fr.json';
import { firstLanguage, type Language } from './language.ts';
import nl from './nl.json';
import zhHant from './zh-Hant.json';

const TEXTS: Record<Language, object> = { en, fr, nl, 'zh-Hant': zhHant };

test('the languages say the same', () => {
  checkWords(TEXTS);
});

test('a visitor gets what he chose before, else what his browser asks for, else English', () => {
  expect(firstLanguage('nl', ['fr-FR', 'en'])).toBe('nl');
  expect(firstLanguage(undefined, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage(undefined, ['zh-TW'])).toBe('zh-Hant');
  expect(firstLanguage('klingon', ['de'])).toBe('en');
});
