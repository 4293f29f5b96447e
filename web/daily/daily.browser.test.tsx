/** The page of the map of the day where there is no server. */

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../shell/visit.tsx';

test.each(['light', 'dark'] as const)(
  'without a server there is a map to build, and nothing that axe objects to, in %s colours',
  async (theme) => {
    await visit('/daily/space-builder', { theme });
    await expect
      .element(page.getByRole('button', { name: 'Build a map for practice' }))
      .toBeVisible();
    const { violations } = await axe.run(document.body.lastElementChild as Element);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);

test('a game without a map of the day has no such page', async () => {
  await visit('/daily/space-base');
  await expect.element(page.getByRole('heading', { name: 'Nothing docks here' })).toBeVisible();
});
