/** Axe finds nothing in whatever is opened or offered beside a question, by day and by night. */

import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionOf } from './question/every-question.ts';
import { sitAt } from './sit-at.ts';
import { visit } from './visit.tsx';

const inWindow = () => document.querySelector('dialog[open]');

/** What is done, and what is seen then. */
const OPENED: Readonly<Record<string, readonly [() => Promise<unknown>, () => Element | null]>> = {
  'standing orders, sector by sector': [
    async () => {
      await userEvent.keyboard('s');
      await page.getByRole('radio').last().click();
    },
    () => document.querySelector('dialog [aria-pressed]'),
  ],
  'the keys': [() => userEvent.keyboard('?'), inWindow],
  'the odds': [
    () => userEvent.keyboard('o'),
    () => document.querySelector('[aria-label^="Each round on average"]'),
  ],
  'a rival’s base': [
    () => userEvent.click(one('section[aria-label="Other players"] button')),
    inWindow,
  ],
  'a card to read': [() => userEvent.click(one('[data-at^="station:"]')), inWindow],
  'a card under the pointer': [
    () => userEvent.hover(one('[data-at^="sale:"]')),
    () => document.querySelector('[data-radix-popper-content-wrapper]'),
  ],
};

test.each(Object.entries(OPENED))('%s', async (_, [open, seen]) => {
  await visit({ seats: 4, hands: 4 });
  await open();
  await expect.poll(seen).not.toBeNull();
  // The page around a table gives the detail its landmark.
  expect(await objections(document.body, ['region'])).toEqual([]);
});

test('ships deployed in a sector, opened', async () => {
  await sitAt(questionOf('allocate', 'on another’s turn'));
  await userEvent.click(one('[data-at="stack:0:8"]'));
  await expect.poll(inWindow).not.toBeNull();
  expect(await objections()).toEqual([]);
});

test('a card that cannot be had, with the reason', async () => {
  await sitAt(questionOf('purchase', 'a ship or a colony'));
  one('[data-at^="sale:"]:not([data-target])').click();
  await expect.poll(inWindow).not.toBeNull();
  expect(inWindow()?.textContent).toContain('This card costs');
  expect(await objections()).toEqual([]);
});

test('an answer that can be taken back, while others choose', async () => {
  await visit({ seats: 2, hands: 2 });
  await userEvent.keyboard(' ');
  await expect.poll(() => one('[data-question]').dataset.asked).toBe('allocate');
  await userEvent.keyboard('1');
  await expect.poll(() => one('[data-key="u"]').matches(':enabled')).toBe(true);
  expect(await objections()).toEqual([]);
});

function one(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}
