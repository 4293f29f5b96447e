/** Whatever the server refuses is told in every language, and so is what the engine and the games refuse. */

import { Refusal } from '@starboard/engine';
import { blanksIn, checkWords, messagesIn } from '@starboard/engine/checks';
import { messages as engine } from '@starboard/engine/text';
import { LANGUAGES } from '@starboard/engine/words';
import * as spaceBase from '@starboard/space-base/text';
import * as spaceBuilder from '@starboard/space-builder/text';
import { expect, test } from 'vitest';
import { FACTS, REFUSALS } from '../../server/refusal.ts';
import { codesIn } from '../../tools/codes.ts';
import { messages, tellRefusal } from './index.ts';

const own = messagesIn(messages.en.error);
const engines = messagesIn(engine.en.error);

test('every code of the server and of the client has words, and all words have a code', () => {
  const codes = new Set([...Object.keys(REFUSALS), ...codesIn('client')]);
  const elsewhere = [...codes].filter((code) => engines.has(code));
  expect([...own.keys(), ...elsewhere].sort()).toEqual([...codes].sort());
});

test('the server refuses people for no reason that is not in its list', () => {
  const unlisted = codesIn('server').filter((code) => !(code in REFUSALS) && !engines.has(code));
  // Copies are made at a terminal, which speaks English.
  expect(unlisted.filter((code) => !code.startsWith('backup.'))).toEqual([]);
});

test('the languages say the same', () => {
  checkWords(messages);
});

test('the words about a reason need no facts but those that always come with it', () => {
  const facts: Readonly<Record<string, readonly string[]>> = FACTS;
  const needs = (words: Map<string, string>) =>
    Object.keys(REFUSALS)
      .filter((code) => words.has(code))
      .map((code) => [code, blanksIn(words.get(code) as string)] as const);
  for (const [code, blanks] of [...needs(own), ...needs(engines)]) {
    expect([code, blanks]).toEqual([code, blanks.filter((blank) => facts[code]?.includes(blank))]);
  }
});

test('where a game refuses with a code of ours, our words need no facts', () => {
  const games = [spaceBase, spaceBuilder].flatMap((game) => [
    ...messagesIn(game.messages.en.error).keys(),
  ]);
  const ours = new Map([...own, ...engines]);
  const both = games.filter((code) => ours.has(code));
  expect(both).toContain('seat.unknown');
  expect(both.flatMap((code) => blanksIn(ours.get(code) as string))).toEqual([]);
});

test('a refusal is told by whoever has words for it: the server, the engine, the game', () => {
  const tooMany = new Refusal('request.too-many', 'too often', { seconds: 1 });
  const stale = new Refusal('action.stale', 'too late');
  const frozen = new Refusal('build.frozen', 'frozen', { building: 3, clause: 'BU-3.3' });
  const told = (refusal: Refusal) => tellRefusal(refusal, 'nl', spaceBuilder.tellRefusal);
  expect(told(tooMany)).toBe('Dat was te vaak. Wacht 1 seconde.');
  expect(told(stale)).toBe('Het spel is intussen verder; kijk opnieuw en antwoord nog eens.');
  expect(told(frozen)).toBe('Dit gebouw is nog geblokkeerd: watertank.');
});

test.each([
  ['Space Base', spaceBase],
  ['Space Builder', spaceBuilder],
])('at a table of %s the game asks for the server’s words', (_, game) => {
  const told = (code: string, facts = {}) =>
    game.tellRefusal(new Refusal(code, 'no', facts), 'fr', tellRefusal);
  expect(told('request.too-many', { seconds: 2 })).toMatch(/2 secondes/);
  expect(told('action.stale')).toMatch(/partie/);
});

test('what a record lists is told by the game it is of', () => {
  const frozen = { code: 'build.frozen', message: 'frozen', facts: { building: 3 } };
  const illegal = new Refusal('record.illegal', 'no', { entry: 4, problems: [frozen] });
  expect(tellRefusal(illegal, 'nl', spaceBuilder.tellRefusal)).toBe(
    'Stap 4 klopt niet: Dit gebouw is nog geblokkeerd: watertank.',
  );
});

test.each(LANGUAGES)('what is new to everybody is told in English, in %s too', (language) => {
  expect(tellRefusal(new Refusal('new.reason', 'never heard of'), language)).toBe('never heard of');
});
