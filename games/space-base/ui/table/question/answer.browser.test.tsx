/** Giving an answer: it is shown before it counts, said in words, and nothing moves under the finger. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../visit.tsx';

test('on a phone an answer is chosen where it lies, seen on the base, and given by a button that says what it brings', async () => {
  await visit({ seats: 2, seed: 2, left: 21, size: [360, 740], settings: { confirm: true } });
  await expect.poll(() => one('[data-asked="allocate"]')).not.toBeNull();
  const answers = document.querySelectorAll<HTMLElement>('[data-question] [data-answer]');
  const tops = () => [one('[data-question]'), ...answers].map((part) => topOf(part));
  const before = tops();
  (answers[answers.length - 1] as HTMLElement).click();
  await expect
    .element(page.getByRole('button', { name: /^Collect .+ from sector \d+$/ }))
    .toBeVisible();
  expect(tops()).toEqual(before);
  await expect
    .poll(() => one('[data-chosen]').getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(topOf(one('[data-question]')));
});

test('SB-7.19: whoever trades places is told what both sectors will give; keys go no further than 9', async () => {
  await visit({ seats: 2, seed: 3, left: 86 });
  expect(one('[data-question]').dataset.asked).toBe('exchange');
  const answers = document.querySelectorAll('[data-question] [data-rows] > button');
  expect(answers.length).toBeGreaterThan(9);
  for (const answer of answers) expect(answer.querySelectorAll('svg').length).toBeGreaterThan(1);
  await expect.element(page.getByRole('button', { name: 'Leave it', exact: true })).toBeVisible();
});

test('dice that lie there unthrown show nothing', async () => {
  await visit({ seats: 2, hands: 2 });
  await expect.element(page.getByRole('img', { name: 'Dice: not rolled yet' })).toBeVisible();
});

test('by day dice of paper stand out from a question of paper', async () => {
  await visit({ seats: 2, left: 2 });
  document.documentElement.dataset.theme = 'light';
  const edge = () => one('[data-question] [role="img"] svg rect:nth-of-type(2)');
  await expect.poll(edge).not.toBeNull();
  expect(getComputedStyle(edge()).fill).toBe('rgb(138, 90, 60)');
});

test('when it is over, the question’s place says who has won and leads back to how', async () => {
  await visit({ seats: 2, left: 1 });
  await userEvent.keyboard('1');
  await page.getByRole('button', { name: 'See the table' }).click();
  expect(one('h1').textContent).toMatch(/win/);
  expect(one('[data-question] h2').textContent).toBe(one('h1').textContent);
  expect(one('main').textContent).not.toContain('Standing orders');
  await userEvent.click(one('[data-question] [data-primary]'));
  await expect.element(page.getByRole('button', { name: 'See the table' })).toBeVisible();
});

test('whose turn it is stands in one line beside the steps, in French too', async () => {
  // As wide as a laptop's screen without the page's menu, which is in this bar as well.
  await visit({ seats: 2, seed: 3, left: 13, language: 'fr', size: [1234, 800] });
  const words = one('h1 span');
  expect(words.textContent).toBe('À vous de jouer');
  expect(words.clientHeight).toBeLessThan(30);
});

test('on a phone five who have no names of their own are told apart', async () => {
  const names = [1, 2, 3, 4, 5].map((number) => `Speler ${number}`);
  await visit({ seats: 5, hands: 5, language: 'nl', size: [360, 740], names });
  for (const name of document.querySelectorAll('main button:has(> [data-at^="vp:"]) > b')) {
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  }
});

function topOf(part: HTMLElement): number {
  return part.getBoundingClientRect().top;
}

function one(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}
