import { LANGUAGES } from '@starboard/engine/words';
import { expect, test } from 'vitest';
import { TOPICS } from '../topic.ts';
import { matches, paragraphsOf, split } from './search.ts';

test('nothing sought finds everything', () => {
  expect(TOPICS.filter((topic) => matches(topic, 'en', '  '))).toEqual(TOPICS);
});

test('case and accents do not matter', () => {
  expect(matches('buying', 'fr', 'CREDITS')).toBe(true);
  expect(matches('buying', 'fr', 'crédits')).toBe(true);
  expect(matches('abilities', 'fr', 'capacite')).toBe(true);
});

test('all words have to be there, in any order', () => {
  expect(matches('colonies', 'en', 'points victory')).toBe(true);
  expect(matches('colonies', 'en', 'victory arrow')).toBe(false);
});

test('Chinese is found without spaces between words', () => {
  expect(TOPICS.filter((topic) => matches(topic, 'zh-Hant', '殖民地'))).toContain('colonies');
});

test('what was sought is marked, and the text stays as it was', () => {
  expect(split('Un secteur fermé', 'ferme')).toEqual([
    { part: 'Un secteur ', hit: false, at: 0 },
    { part: 'fermé', hit: true, at: 11 },
  ]);
  for (const language of LANGUAGES) {
    for (const paragraph of TOPICS.flatMap((topic) => paragraphsOf(topic, language))) {
      const parts = split(paragraph, 'e 40 分 is de');
      expect(parts.map(({ part }) => part).join('')).toBe(paragraph);
    }
  }
});
