/** The page of the map of the day where there is no server. */

import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../shell/visit.tsx';

test('without a server there is a map to build, and nothing that axe objects to', async () => {
  await visit('/daily/space-builder');
  await expect
    .element(page.getByRole('button', { name: 'Build a map for practice' }))
    .toBeVisible();
  expect(await objections(document.body.lastElementChild as Element)).toEqual([]);
});

test('a game without a map of the day has no such page', async () => {
  await visit('/daily/space-base');
  await expect.element(page.getByRole('heading', { name: 'Nothing docks here' })).toBeVisible();
});
