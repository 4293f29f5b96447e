/** In the largest text on the smallest phone, in the longest language: every line of a question is whole, and nothing lies on it. */

import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Visit, visit } from '../visit.tsx';

const FACTS = '[data-question] div:has(> h3)';
const PHONE = { language: 'fr', size: [360, 740], settings: { confirm: true } } as const;

test.each<[string, Visit]>([
  ['own dice', { seats: 5, hands: 5 }],
  ['another’s dice', { seats: 2, left: 28 }],
  ['dice with many charges', { seats: 2, seed: 12, left: 45 }],
])('%s, and everybody’s points', async (_, match) => {
  largestText();
  await visit({ ...match, ...PHONE });
  one('[data-roll]')?.click();
  await expect.poll(() => one('[data-asked="allocate"]')).not.toBeNull();
  expect(cut('[data-question] [data-answer]')).toEqual([]);
  expect(cut('button:has(> [data-at^="vp:"])')).toEqual([]);
});

test.each<[string, Visit]>([
  ['own dice', { seats: 2 }],
  ['another’s dice', { seats: 2, left: 28 }],
  ['dice with many charges', { seats: 2, seed: 12, left: 45 }],
])('%s: the first answer is whole above the place where it is given', async (_, match) => {
  largestText();
  await visit({ ...match, ...PHONE });
  one('[data-roll]')?.click();
  await expect.poll(() => one('[data-asked="allocate"]')).not.toBeNull();
  const answer = one('[data-answer="1"]')?.getBoundingClientRect() as DOMRect;
  expect(answer.bottom).toBeLessThanOrEqual(
    one('[class*="confirm"]')?.getBoundingClientRect().top as number,
  );
});

test('where the answer will be given stays in sight, while answers are scrolled and when one is in hand', async () => {
  largestText();
  await visit({ seats: 2, seed: 12, left: 45, ...PHONE });
  await expect.poll(() => one('[data-asked="allocate"]')).not.toBeNull();
  const question = one('[data-question]') as HTMLElement;
  const place = () => one('[class*="confirm"]')?.getBoundingClientRect() as DOMRect;
  expect(question.scrollHeight).toBeGreaterThan(question.clientHeight);
  for (const scrolled of [0, question.scrollHeight / 2, question.scrollHeight]) {
    question.scrollTop = scrolled;
    expect(place().bottom).toBeLessThanOrEqual(question.getBoundingClientRect().bottom);
    // Nothing is seen passing below it.
    const below = document.elementFromPoint(place().left + 20, place().bottom + 5);
    expect(below?.closest('[data-answer]') ?? null).toBeNull();
  }
  question.scrollTop = 0;
  one('[data-question] [data-answer]')?.click();
  await expect.poll(() => one('[data-primary]')).not.toBeNull();
  expect(place().bottom).toBeLessThanOrEqual(question.getBoundingClientRect().bottom);
});

test('what a card would cost and bring is in sight above the buttons', async () => {
  largestText();
  await visit({ seats: 2, left: 46, ...PHONE });
  await expect.poll(() => one('[data-at^="sale:"][data-target]')).not.toBeNull();
  one('[data-at^="sale:"][data-target]')?.click();
  await expect.poll(() => one('[data-primary]')).not.toBeNull();
  expect(cut(FACTS)).toEqual([]);
  for (const fact of [...document.querySelectorAll(FACTS)].filter(isShown)) {
    const { left, right, bottom } = fact.getBoundingClientRect();
    const lowest = document.elementFromPoint((left + right) / 2, bottom - 4);
    expect(fact.contains(lowest), fact.textContent).toBe(true);
  }
});

test('a card to read is as wide as its window', async () => {
  largestText();
  await visit({ seats: 2, ...PHONE });
  await userEvent.click(one('[data-at^="station:"]') as Element);
  await expect.poll(() => one('dialog[open] h2')).not.toBeNull();
  expect(cut('dialog[open]')).toEqual([]);
});

function largestText(): void {
  const { style } = document.documentElement;
  style.setProperty('--text-scale', '1.45');
  onTestFinished(() => void style.removeProperty('--text-scale'));
}

/** Parts that stick out of the thing they stand in, or have no room for what they say. */
function cut(things: string): string[] {
  const found = [...document.querySelectorAll(things)].filter(isShown);
  expect(found.length).toBeGreaterThan(0);
  return found.flatMap((thing) => {
    const { left, right } = thing.getBoundingClientRect();
    const isCut = (part: Element) => {
      const box = part.getBoundingClientRect();
      return (
        box.left < left ||
        box.right > Math.min(right, window.innerWidth) ||
        box.width === 0 ||
        part.scrollWidth > part.clientWidth + 1
      );
    };
    return [...thing.querySelectorAll(':not(svg *)')]
      .filter(isShown)
      .filter(isCut)
      .map((part) => `${thing.textContent}: ${part.outerHTML}`);
  });
}

function isShown(part: Element): boolean {
  const { display, clipPath } = getComputedStyle(part);
  return display !== 'none' && display !== 'inline' && clipPath !== 'inset(50%)';
}

function one(selector: string): HTMLElement | null {
  return document.querySelector(selector);
}
