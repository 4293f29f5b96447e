import { expect, test } from 'vitest';
import { standingFor } from './standing.ts';

const view = { width: 1280, height: 800 };
const panel = { width: 340, height: 200, words: 120, line: 24 };
const phone = { width: 360, height: 640 };
const onPhone = { ...panel, width: 336 };
const right = { left: 928, top: 588 };

test('with nothing in the way, the guide stands at the bottom right', () => {
  expect(standingFor(panel, view, [], [])).toEqual(right);
});

test('the guide moves away from what it speaks of', () => {
  const below = { left: 900, top: 500, width: 380, height: 300, weight: 1 };
  const { left, top } = standingFor(panel, view, [below], []);
  expect(left).toBe(right.left);
  expect(top + panel.height).toBeLessThanOrEqual(below.top);
});

test('a whole side that is taken leaves the other', () => {
  const side = { left: 900, top: 0, width: 380, height: 800, weight: 1 };
  expect(standingFor(panel, view, [side], []).left).toBe(12);
});

test('where something is hidden in any case, it is what matters least', () => {
  const everything = { left: 0, top: 0, width: 1280, height: 800, weight: 1 };
  const question = { left: 0, top: 400, width: 1280, height: 400, weight: 8 };
  const { top } = standingFor(panel, view, [everything, question], []);
  expect(top + panel.height).toBeLessThanOrEqual(question.top);
});

test('a panel as wide as a phone stays within it', () => {
  expect(standingFor(onPhone, phone, [], []).left).toBe(12);
});

const ring = { left: 250, top: 180, width: 100, height: 60 };
const question = { left: 0, top: 320, width: 360, height: 320 };

test('a large question does not move the guide onto a small ring', () => {
  const parts = [
    { ...question, weight: 30 },
    { ...ring, weight: 60 },
  ];
  const { top, words } = standingFor(onPhone, phone, parts, [[ring, question]]);
  const height = onPhone.height - onPhone.words + (words ?? Number.NaN);
  expect(top + height).toBeLessThanOrEqual(ring.top);
});

test('words that have to be scrolled end in half a line', () => {
  expect(standingFor(onPhone, phone, [], [[ring, question]]).words).toBe(2.5 * 24);
});

test('what cannot be kept free is given up for what can', () => {
  const everything = { left: 0, top: 0, width: 360, height: 640 };
  const { top, words } = standingFor(onPhone, phone, [], [[everything], [question]]);
  expect(top + onPhone.height).toBeLessThanOrEqual(question.top);
  expect(words).toBeUndefined();
});

test('where even a few words find no room, one line is left', () => {
  expect(standingFor(onPhone, { width: 360, height: 100 }, [], []).words).toBe(24);
});
