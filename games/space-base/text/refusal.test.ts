import { readdirSync, readFileSync } from 'node:fs';
import { BadInput, IllegalAction } from '@starboard/engine';
import { messages as engine } from '@starboard/engine/text';
import { describe, expect, test } from 'vitest';
import { REFUSALS, type RefusalCode, refuse } from '../rules/refusals.ts';
import { isMessageKey, LANGUAGES } from './message.ts';
import { tellRefusal } from './refusal.ts';

/** The codes that stand in the sources of the rules and the cards, however they are thrown. */
function codesThrown(): string[] {
  const sources = ['../rules/', '../cards/'].flatMap((room) => {
    const folder = new URL(room, import.meta.url);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  });
  const thrown = /new (?:Refusal|IllegalAction|BadInput)\(\s*'([^']+)'/g;
  return sources.flatMap((source) =>
    [...source.matchAll(thrown)].map(([, code]) => code as string),
  );
}

test('every code of the rules and the cards has a text', () => {
  const codes = [...Object.keys(REFUSALS), ...codesThrown()];
  expect(codes).toContain('cards.invalid');
  expect(codes.filter((code) => !isMessageKey(`error.${code}`))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(REFUSALS))(
    '%s is told from the facts it carries',
    (code, [, sentence]) => {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact as string);
      const refusal = refuse(
        code as RefusalCode,
        Object.fromEntries(names.map((name) => [name, 7])),
      );
      const text = tellRefusal(refusal, language);
      expect(text).not.toBe(refusal.message);
      expect(text).not.toMatch(/[{}]|undefined/);
    },
  );
});

test('numbers in an error have the plural of their language', () => {
  const refusal = refuse('buy.too-dear', { cost: 9, credits: 1 });
  expect(LANGUAGES.map((language) => tellRefusal(refusal, language))).toEqual([
    'This card costs 9 credits; you have 1.',
    'Cette carte coûte 9 crédits\u202f; vous en avez 1.',
    'Deze kaart kost 9 credits; je hebt er 1.',
    '這張牌的費用是9點資金，你只有1點。',
  ]);
});

test('an answer that comes too late is told by the engine, in every language', () => {
  const late = new IllegalAction('action.stale', 'the log is longer', {});
  expect(LANGUAGES.map((language) => tellRefusal(late, language))).toEqual(
    LANGUAGES.map((language) => engine[language].error.action.stale),
  );
});

test('a refusal of another part of the product keeps its English sentence', () => {
  expect(tellRefusal(new BadInput('dice.lost', 'no dice'), 'nl')).toBe('no dice');
});
