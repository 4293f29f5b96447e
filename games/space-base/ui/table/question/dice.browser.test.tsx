/** However many charges there are, the dice ask for no more than where to go; every answer can be read. */

import { expect, test } from 'vitest';
import { position } from '../../../rules/position.ts';
import { sitAt } from '../sit-at.ts';
import { visit } from '../visit.tsx';
import { questionOf } from './every-question.ts';

/** Sixty-five ways to use two dice, one of the charges a doubler. */
const FULL_OF_CHARGES = { seats: 2, seed: 12, left: 45 } as const;

test.each([
  ['a wide table', [1280, 800]],
  ['a laptop', [1366, 650]],
  ['a low window', [1280, 680]],
  ['a tablet', [820, 1180]],
  ['a phone', [360, 780]],
] as const)('on %s each goal is one answer, and all of it is seen', async (_, size) => {
  const { host } = await visit({ ...FULL_OF_CHARGES, size });
  expect(host.match.legal(0 as never).length).toBeGreaterThan(60);
  const answers = [...document.querySelectorAll<HTMLElement>('[data-question] [data-answer]')];
  expect(answers).toHaveLength(7);
  for (const answer of answers) {
    expect(answer.textContent).toMatch(/\d/);
    expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth);
    expect(answer.scrollHeight).toBeLessThanOrEqual(answer.clientHeight);
    // The charges it takes are named to the last one.
    for (const part of answer.querySelectorAll('span:has(> svg) > span')) {
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  }
  // A tablet and a phone show a part of it, and the base.
  if (size[0] > size[1]) expect(isWhole(document.querySelector('[data-question]'))).toBe(true);
});

function isWhole(question: HTMLElement | null): boolean {
  if (question === null) return false;
  const parts = [question, ...question.querySelectorAll('*')];
  return parts.every(
    (part) =>
      !/auto|scroll/.test(getComputedStyle(part).overflowY) ||
      part.scrollHeight <= part.clientHeight,
  );
}

test('SB-7.21: nothing is doubled unasked; asked, the answers say what they collect twice', async () => {
  await visit(FULL_OF_CHARGES);
  const answers = () => document.querySelector('[data-question] [data-rows]')?.textContent;
  expect(answers()).not.toContain('×2');
  const [doubler] = [...document.querySelectorAll<HTMLElement>('fieldset [aria-pressed="false"]')];
  expect(doubler?.textContent).toContain('×2');
  doubler?.click();
  await expect.poll(answers).toContain('×2');
});

test('a charge that comes is counted beside its ship, and dim where no slot is free', async () => {
  const [three, one] = ['l2-s03-1', 'l2-s08-1'];
  const stationed = { 3: three, 8: one };
  const cubes = { [three]: 1, [one]: 1 };
  const table = position({ dice: [3, 5], seats: [{ stationed, cubes }] });
  await sitAt(table.does(0, { do: 'done' }));
  const [apart, together] = [...document.querySelectorAll('[data-question] [data-answer]')];
  const charges = (answer: Element | undefined) =>
    answer?.querySelector<HTMLElement>('[aria-label*="of"][aria-label*="charge"]');
  expect(charges(apart)?.textContent).toBe('2/3');
  expect(charges(apart)?.ariaLabel).toBe('2 of 3 charges');
  expect(charges(apart)?.dataset.forfeited).toBeUndefined();
  expect(apart?.textContent).not.toContain('charge on');
  expect(charges(together)?.textContent).toBe('1/1');
  expect(charges(together)?.dataset.forfeited).toBeDefined();
  expect(together?.textContent).toContain('nothing');
});

test('SB-6.2: on another’s turn a charge that would be forfeited is not shown', async () => {
  const doubler = 'l2-s08-1';
  const seat = (cubes: Record<string, number>) => ({ deployed: { 8: [doubler] }, cubes });
  const cubesShown = async (cubes: Record<string, number>) => {
    const place = await sitAt(position({ active: 1, dice: [3, 5], seats: [seat(cubes)] }));
    const answer = [...place.querySelectorAll('[data-question] [data-answer]')].at(-1);
    const shown = answer?.querySelectorAll('[class*="pennant"] svg').length;
    place.remove();
    return shown;
  };
  expect(await cubesShown({})).toBe(1);
  expect(await cubesShown({ [doubler]: 1 })).toBe(0);
});

test('on another’s turn whoever listens hears what the ships of each sector give', async () => {
  await sitAt(questionOf('allocate', 'on another’s turn'));
  const answers = [...document.querySelectorAll('[data-question] [data-answer]')];
  const given = answers.map((answer) =>
    [...answer.querySelectorAll('[class*=pennant] [role=img]')].map((tokens) => tokens.ariaLabel),
  );
  // A double for sector 4, or its sum for sector 8, where the charge finds no free slot.
  expect(given).toEqual([
    ['1 credit', '1 credit'],
    ['the rewards of the next sector to the left or right'],
  ]);
});
