/** Space Builder by ear and by keys alone, against a bot that waits. BU-8.4 */

import type { Page } from '@playwright/test';
import { placeName, standing } from '@starboard/space-builder/text';
import { boardOf, boardWith, build, readMap, winner } from './builders.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';

test('a game without a clock, read out slot by slot, and won after the fastest bot has long been done', {
  tag: '@long',
}, async ({ page }) => {
  await likesItQuick(page, 'Noor');
  await page.goto('/new/space-builder');
  await page.getByLabel('How good Bolt is').selectOption('expert');
  await press(page.getByRole('button', { name: 'Remove Rivet' }));
  const more = page.getByRole('button', { name: 'Larger opening hand, seat 1' });
  for (let hand = 4; hand < 7; hand++) await press(more);
  await press(page.getByRole('checkbox', { name: 'No clock' }), 'Space');
  await press(page.getByRole('button', { name: 'Begin' }));
  await expect(page.getByText('Space Builder, no clock')).toBeVisible();
  await page.keyboard.press('Enter'); // I am ready

  const wanted = [...(await readMap(page))];
  await expect(page.getByRole('timer')).toBeHidden();
  for (const [building, { slot, side, turn }] of wanted) {
    await build(page, [[building, { slot, side, turn }]]);
    const said = `${placeName(slot, 'en')}: ${standing(building, side, turn, 'en')}`;
    await expect(page.locator('[aria-live]', { hasText: said })).toHaveCount(1);
  }
  await expect(page.getByText('Done, and waits', { exact: true })).toBeVisible();
  // The bot has finished, and its tap has ended nothing.
  expect(await boardOf(page)).toEqual(boardWith(wanted));
  await page.keyboard.press('Space');
  await expect(page.locator('footer').getByText('You win the round!')).toBeVisible();
  await goOnByKeys(page);

  await build(page, await readMap(page));
  await page.keyboard.press('Space');
  await goOnByKeys(page);
  await expect(winner(page)).toHaveText('Your city stands!');
});

async function press(control: ReturnType<Page['getByRole']>, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** The button that goes on has the focus already. */
async function goOnByKeys(page: Page): Promise<void> {
  await expect(
    page.getByRole('button', { name: /^(Set a building free|To the end)/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  const free = page.getByRole('button', { name: /^Set free: / });
  await expect(free.or(winner(page))).toBeVisible();
  if (await free.isVisible()) {
    // Nobody is kept waiting, so nothing counts down.
    await expect(free).toHaveText(/[a-z]$/);
    await page.keyboard.press('Enter');
  }
}
