/** Broken card sets, actions, options and orders: each problem told in the reader's language. */

import { type Problem, Refusal } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import base from '../cards/base.json' with { type: 'json' };
import { EXPECTATIONS, type Expectation } from '../cards/problem.ts';
import { readCardSet } from '../cards/read.ts';
import game from '../index.ts';
import { LANGUAGES, type Language } from './message.ts';
import { tellRefusal } from './refusal.ts';

/** The published set with other fields. */
function setWith(fields: object) {
  return () => readCardSet({ ...base, ...fields });
}

/** The published set with another first ship, of level 1. */
function shipWith(fields: object) {
  const [first, ...others] = base.ships;
  return setWith({ ships: [{ ...first, ...fields }, ...others] });
}

/** The published set with another ability on its first ship. */
function abilityWith(fields: object) {
  const win = { slots: ['always'], linked: true, use: 'ownTurn', effects: [{ kind: 'win' }] };
  return shipWith({ station: { rewards: { charge: 1 }, ability: { ...win, ...fields } } });
}

/** For everything that can be expected, something that is not as expected. */
const BROKEN: Record<Expectation, () => unknown> = {
  'form.object': () => readCardSet('my cards'),
  'form.field': shipWith({ colour: 'red' }),
  'form.list': setWith({ ships: 'all' }),
  'form.length': abilityWith({ slots: [] }),
  'form.count': abilityWith({ effects: [{ kind: 'swapSectors', sectors: [5] }] }),
  'form.number': shipWith({ cost: '4' }),
  'form.one-of': () => game.readAction({ do: 'fly' }),
  'form.text': shipWith({ registry: ' ' }),
  'form.key': shipWith({ id: 'My Ship' }),
  'form.ascending': abilityWith({ effects: [{ kind: 'shiftSum', by: [2, 1] }] }),
  'form.different': () => game.orders?.read({ collect: [5, 5] }),
  'cards.classes': setWith({ classes: 'many' }),
  'cards.levels': shipWith({
    station: {
      rewards: {
        claim: [
          { level: 1, count: 1 },
          { level: 1, count: 2 },
        ],
      },
    },
  }),
  'cards.slot': abilityWith({ slots: [{ players: [6] }] }),
  'cards.linked': abilityWith({ slots: ['always', { players: [2] }], linked: false }),
  'cards.bare': abilityWith({ slots: [{ players: [2, 3] }] }),
  'cards.moments': abilityWith({ effects: [{ kind: 'reroll' }, { kind: 'win' }] }),
  'cards.gain': abilityWith({ effects: [{ kind: 'gain' }] }),
  'cards.charge': shipWith({ station: { rewards: { charge: 1 } } }),
  'cards.first-cost': shipWith({ cost: 6 }),
  'cards.id': setWith({ ships: [...base.ships, base.ships[0]] }),
  'cards.class': shipWith({ class: 'kite' }),
  'cards.starting-ships': setWith({ startingShips: base.startingShips.slice(1) }),
  'cards.colonies': setWith({ colonies: base.colonies.slice(1) }),
};

function refusalOf(read: () => unknown): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('this was not refused');
}

function problemsOf(refusal: Refusal): readonly Problem[] {
  return refusal.facts.problems as readonly Problem[];
}

test.each(Object.entries(BROKEN))('%s is found, and nothing else', (code, read) => {
  expect(problemsOf(refusalOf(read)).map((problem) => problem.code)).toEqual([code]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(BROKEN))('%s is told with its place and what came', (_, read) => {
    const refusal = refusalOf(read);
    const [problem] = problemsOf(refusal) as [Problem];
    const line = tellRefusal(problem, language);
    expect(line).not.toMatch(/undefined|\[object/);
    for (const fact of TOLD) expect(line).toContain(problem.facts[fact] ?? '');
    expect(tellRefusal(refusal, language)).toContain(line);
    if (language !== 'en') expect(line).not.toMatch(ENGLISH);
  });
});

/** Facts that stand in the sentence as they are, where there are any. */
const TOLD = ['card', 'field', 'got', 'fields', 'values', 'players'];

/** Words of the English sentences that are names of nothing in a card set. */
const ENGLISH = /\b(expected|found|the|with|from|than|every|each|only|nothing|whole)\b/;

test('every English sentence has words that would show in another language', () => {
  const sentences = Object.values(BROKEN).map((read) => problemsOf(refusalOf(read))[0] as Problem);
  for (const problem of sentences) expect(problem.message).toMatch(ENGLISH);
  expect(sentences).toHaveLength(Object.keys(EXPECTATIONS).length);
});

test('the author of a broken set reads what to mend, problem by problem', () => {
  const refusal = refusalOf(shipWith({ cost: '4', name: {}, sector: 13 }));
  const told = (language: Language) => tellRefusal(refusal, language);
  expect(LANGUAGES.map(told)).toMatchInlineSnapshot(`
    [
      "This card set cannot be used because of 3 problems:
    ship l1-s01-1 › sector: expected a whole number from 1 to 12; found 13.
    ship l1-s01-1 › cost: expected a whole number from 1 to 999; found "4".
    ship l1-s01-1 › name › en: expected a text of 1 to 80 characters without spaces at its ends; found nothing.",
      "Ce jeu de cartes est inutilisable à cause de 3 problèmes :
    vaisseau l1-s01-1 › sector : il faut un nombre entier de 1 à 12 ; trouvé 13.
    vaisseau l1-s01-1 › cost : il faut un nombre entier de 1 à 999 ; trouvé "4".
    vaisseau l1-s01-1 › name › en : il faut un texte de 1 à 80 caractères, sans espace au début ni à la fin ; trouvé rien.",
      "Deze kaartenset is niet bruikbaar wegens 3 problemen:
    schip l1-s01-1 › sector: verwacht een geheel getal van 1 tot 12; gevonden 13.
    schip l1-s01-1 › cost: verwacht een geheel getal van 1 tot 999; gevonden "4".
    schip l1-s01-1 › name › en: verwacht een tekst van 1 tot 80 tekens zonder spaties aan het begin of eind; gevonden niets.",
      "這套牌有3個問題，無法使用：
    艦艇 l1-s01-1 › sector：應為1至12的整數；實際為 13。
    艦艇 l1-s01-1 › cost：應為1至999的整數；實際為 "4"。
    艦艇 l1-s01-1 › name › en：應為1至80個字元的文字，首尾不可有空格；實際為 （無）。",
    ]
  `);
});
