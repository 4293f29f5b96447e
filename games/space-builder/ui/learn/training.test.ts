/** The trainer for the two sides of each building. BU-1.4 */

import { expect, test } from 'vitest';
import { answered, ask, isSame, NOTHING_YET, type Question, readBuildings } from './training.ts';

const QUESTION: Question = { building: 7, onMap: { side: 'B', turn: 3 }, inHand: 'A' };

/** Numbers that go through the range evenly. */
function evenly(): () => number {
  let at = 0;
  return () => (at = (at + 0.618034) % 1);
}

test('the same side counts as the same, whichever way it lies', () => {
  expect(isSame(QUESTION)).toBe(false);
  expect(isSame({ ...QUESTION, inHand: 'B' })).toBe(true);
});

test('a right answer is worth a star and lengthens the row, a wrong one costs both', () => {
  const once = answered(NOTHING_YET, QUESTION, false, 1200);
  expect(once).toMatchObject({ known: { 7: 1 }, answered: 1, right: 1, inARow: 1, time: 1200 });
  const twice = answered(once, QUESTION, true, 800);
  expect(twice).toMatchObject({ known: { 7: 0 }, answered: 2, right: 1, inARow: 0, time: 2000 });
});

test('what is not known well is asked more often, and nothing twice in a row', () => {
  const known = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 0, 8: 3 };
  const chance = evenly();
  const asked: number[] = [];
  let last: Question['building'] | undefined;
  for (let number = 0; number < 400; number++) {
    const { building } = ask({ ...NOTHING_YET, known }, last, chance);
    expect(building).not.toBe(last);
    asked.push(building);
    last = building;
  }
  const times = (building: number) => asked.filter((other) => other === building).length;
  expect(times(7)).toBeGreaterThan(2 * times(1));
  expect(new Set(asked).size).toBe(8);
});

test('only what somebody wants to train is asked, even if it is one building alone', () => {
  const chance = evenly();
  const asked = (these: string) =>
    Array.from({ length: 50 }, () => ask(NOTHING_YET, 7, chance, readBuildings(these)).building);
  expect(new Set(asked('2,7'))).toEqual(new Set([2]));
  expect(new Set(asked('7'))).toEqual(new Set([7]));
  expect(new Set(asked('nothing of ours')).size).toBe(7);
});
