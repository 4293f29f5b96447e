import { expect, test } from 'vitest';
import { facesAt } from './faces.ts';

const person = (face: string | null, id = '') => ({ bot: null, face, person: id });
const BOT = { bot: 'captain' };
const NOBODY = { bot: null, face: null, person: null };

test('everyone has the face he chose, whoever is not there', () => {
  expect(facesAt([NOBODY, person('moa'), person('pip')]).slice(1)).toEqual(['moa', 'pip']);
});

test('two who chose the same are told apart, and a bot is a machine', () => {
  expect(facesAt([person('oru'), BOT, person('oru')])).toEqual(['oru', 'lens', 'pip']);
});

test('no two machines at a table look alike, however many there are', () => {
  expect(new Set(facesAt([BOT, BOT, BOT, BOT, BOT])).size).toBe(5);
});

test('whoever chose none, or one that this page does not know, keeps one by his id', () => {
  const [own] = facesAt([person(null, 'ada')]);
  expect(facesAt([BOT, person('kraken', 'ada')])[1]).toBe(own);
});
