/** The rules can be read, searched and linked to, in every language. */

import { LANGUAGES } from '@starboard/engine/words';
import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../card/show.tsx';
import { TOPICS } from '../topic.ts';
import { Rules } from './rules.tsx';

test.each(LANGUAGES)('every topic has its place and its picture fits, in %s', async (language) => {
  await page.viewport(360, 800);
  const place = await show(<Rules language={language} />);
  const anchors = Array.from(place.querySelectorAll('section'), ({ id }) => id);
  expect(anchors).toEqual(TOPICS);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('axe finds nothing, by day and by night', async () => {
  document.body.style.background = 'var(--color-bg)';
  expect(await objections(await show(<Rules language="en" />))).toEqual([]);
});

test('searching leaves the topics that speak of it, and marks the word', async () => {
  const place = await show(<Rules language="en" />);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search the rules' }), 'swallowtail');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 topic');
  expect(Array.from(place.querySelectorAll('section'), ({ id }) => id)).toEqual(['abilities']);
  expect(place.querySelector('mark')?.textContent).toBe('swallowtail');
});

test('a search without a find says so, and leaves no empty list', async () => {
  const place = await show(<Rules language="nl" />);
  await userEvent.fill(page.getByRole('searchbox'), 'zeppelin');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Daar staat niets over. Probeer een ander woord.');
  expect(place.querySelector('nav')).toBeNull();
});

test('a card in a picture can be looked at closely', async () => {
  await show(<Rules language="en" />);
  await userEvent.hover(page.getByRole('button', { name: /^U.E.S. Fabian/ }).first());
  await expect.element(page.getByRole('heading', { name: 'U.E.S. Fabian' })).toBeVisible();
});
