/** Games on one device, on the built page: one click, a reload in the middle, and no network at all. */

import type { Page } from '@playwright/test';
import { expect, test } from './starboard.ts';

test('a game against bots begins in one click, and goes on where it was after the page is loaded again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Base' }).click();
  await expect(page).toHaveURL(/\/play\/space-base\/\w+$/);
  await answerUntil(page, 6);

  const kept = await keptEntries(page);
  await page.reload();
  await answerUntil(page, kept + 4);
});

test('what is under way stands among your games, and can be gone on with', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  await expect(page).toHaveURL(/\/play\/space-builder\/\w+$/);
  const address = page.url();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
});

test('without a network the page starts, games begin, and games go on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Base' }).click();
  await expect(page).toHaveURL(/\/play\/space-base\/\w+$/);
  await answerUntil(page, 4);

  const kept = await keptEntries(page);
  await page.reload();
  await answerUntil(page, kept + 4);
});

/** Takes the first answer, over and over, by keys, until so many entries are kept. */
async function answerUntil(page: Page, entries: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    expect(await keptEntries(page)).toBeGreaterThanOrEqual(entries);
  }).toPass({ intervals: [100] });
}

/** How many entries this browser has kept of all games. */
function keptEntries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('starboard');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
