import { expect, test } from 'vitest';
import { blanksIn, checkWords } from './words.ts';

const GREETING = {
  en: 'Hello, {name}',
  fr: 'Bonjour {name}',
  nl: 'Dag {name}',
  zh: '你好，{name}',
};

function inAll({ en, fr, nl, zh }: typeof GREETING) {
  return { en: { hi: en }, fr: { hi: fr }, nl: { hi: nl }, 'zh-Hant': { hi: zh } };
}

test('words that say the same in each language pass', () => {
  expect(() => checkWords(inAll(GREETING))).not.toThrow();
});

test.each([
  ['another blank', { nl: 'Dag {naam}' }, 'nl hi needs something else than in English'],
  ['nothing', { nl: '' }, 'nl hi has nothing to say'],
  ['a straight apostrophe', { fr: "L'hôte {name}" }, 'fr hi has straight quotes'],
  [
    'a word before a name that may begin with a vowel',
    { fr: 'La base de {name}' },
    'fr hi has a word that loses its vowel before some names',
  ],
  ['two spaces', { en: 'Hello,  {name}' }, 'en hi has spaces too many'],
  ['a space that can break', { fr: 'Bonjour {name} !' }, 'fr hi has a sign without its fixed'],
  ['a quotation mark by itself', { fr: 'Bonjour « {name}' }, 'fr hi has a quotation mark'],
  ['a mark too few', { en: 'Hello, <b>{name}</b>' }, 'fr hi needs something else'],
  [
    'a case too few',
    { en: '{name, select, bot {Hi} other {Hello}}' },
    'fr hi needs something else',
  ],
  ['a western comma', { zh: '你好,{name}' }, 'zh-Hant hi has a sign of half width'],
])('%s is found', (_, change, fault) => {
  expect(() => checkWords(inAll({ ...GREETING, ...change }))).toThrow(fault);
});

test('a message too few and one too many are found', () => {
  const words = { ...inAll(GREETING), fr: { salut: 'Salut {name}' } };
  expect(() => checkWords(words)).toThrow('fr hi is missing\nfr salut is not in English');
});

test('blanks are found inside plurals', () => {
  expect(blanksIn('{count, plural, one {# ship of {name}} other {# ships}}')).toEqual([
    'count',
    'name',
  ]);
});
