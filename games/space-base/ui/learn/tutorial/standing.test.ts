import { expect, test } from 'vitest';
import { standingFor } from './standing.ts';

const view = { width: 1280, height: 800 };
const panel = { width: 340, height: 200 };
const right = { left: 928, top: 588 };

test('with nothing in the way, the guide stands at the bottom right', () => {
  expect(standingFor(panel, view, [])).toEqual(right);
});

test('the guide moves away from what it speaks of', () => {
  const below = { left: 900, top: 500, width: 380, height: 300, weight: 1 };
  const { left, top } = standingFor(panel, view, [below]);
  expect(left).toBe(right.left);
  expect(top + panel.height).toBeLessThanOrEqual(below.top);
});

test('a whole side that is taken leaves the other', () => {
  const side = { left: 900, top: 0, width: 380, height: 800, weight: 1 };
  expect(standingFor(panel, view, [side]).left).toBe(12);
});

test('where something is hidden in any case, it is what matters least', () => {
  const everything = { left: 0, top: 0, width: 1280, height: 800, weight: 1 };
  const question = { left: 0, top: 400, width: 1280, height: 400, weight: 8 };
  const { top } = standingFor(panel, view, [everything, question]);
  expect(top + panel.height).toBeLessThanOrEqual(question.top);
});

test('a panel as wide as a phone stays within it', () => {
  expect(standingFor({ width: 336, height: 180 }, { width: 360, height: 640 }, []).left).toBe(12);
});
