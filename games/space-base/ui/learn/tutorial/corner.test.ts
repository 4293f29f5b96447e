import { expect, test } from 'vitest';
import { cornerFor } from './corner.ts';

const view = { width: 1280, height: 800 };
const panel = { width: 360, height: 200 };

test('with nothing to show, the guide stands at the bottom right', () => {
  expect(cornerFor(panel, view, [])).toBe('bottom-right');
});

test('the guide moves away from what it speaks of', () => {
  const right = { left: 1000, top: 500, width: 200, height: 250 };
  const left = { left: 100, top: 500, width: 200, height: 250 };
  expect(cornerFor(panel, view, [right])).toBe('bottom-left');
  expect(cornerFor(panel, view, [right, left])).toBe('top-left');
});

test('where something is hidden in any case, it is the least', () => {
  const everywhere = { left: 0, top: 0, width: 1280, height: 700 };
  const phone = { width: 360, height: 200 };
  expect(cornerFor(phone, view, [everywhere])).toBe('bottom-right');
});
