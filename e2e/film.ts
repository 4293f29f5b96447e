/** How a match is watched again on the page, by keys alone. */

import type { Locator, Page } from '@playwright/test';
import { expect } from './starboard.ts';

/** The line of the whole match, which says which turn or round it is. */
export function place(page: Page): Locator {
  return page.getByRole('slider', { name: 'Place in the match' });
}

/** From the beginning, standing still. */
export async function rewind(page: Page): Promise<void> {
  await expect(place(page)).toBeVisible();
  if (await page.getByRole('button', { name: 'Pause' }).isVisible()) await page.keyboard.press('k');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(place(page)).toHaveAttribute('aria-valuenow', '0');
}

/** Lets it go on by itself for some steps, fast, and stops it. */
export async function letItPlay(page: Page, steps: number): Promise<void> {
  const begun = await stepNow(page);
  for (const key of ['+', '+', 'k']) await page.keyboard.press(key);
  await expect.poll(() => stepNow(page)).toBeGreaterThanOrEqual(begun + steps);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

async function stepNow(page: Page): Promise<number> {
  return Number(await place(page).getAttribute('aria-valuenow'));
}
