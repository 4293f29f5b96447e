/**
 * The main screens as they were when somebody last looked at them and found them
 * good. Renewed with `npm run pictures`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { spaceBaseAtItsEnd, spaceBaseUnderWay, spaceBuilderPractice } from './kept-game.ts';
import { byKeys, play } from './space-base.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';

// Half as large as on the screen: letters are then drawn much the same everywhere, and a picture is small.
test.use({ deviceScaleFactor: 0.5, locale: 'en-GB', colorScheme: 'dark' });
// A server of their own: what other tests leave behind is not seen.
test.use({ baseURL: async ({ gallery }, use) => use(gallery) });

/** The first number of the Chromium that took the pictures: another one draws shades and edges its own way. */
const TAKEN_WITH = resolve(import.meta.dirname, 'pictures/chromium.txt');

test.beforeEach(async ({ page, browser }, { config }) => {
  const here = `${process.platform} ${browser.version().split('.')[0]}`;
  if (config.updateSnapshots !== 'none') writeFileSync(TAKEN_WITH, `${here}\n`);
  const kept = readFileSync(TAKEN_WITH, 'utf8').trim();
  test.skip(here !== kept, `kept pictures are of Chromium on ${kept}, and this is ${here}`);
  await likesItQuick(page, 'Noor');
});

test('the way in', async ({ page }) => {
  await page.goto('/');
  await expectPicture(page, 'home');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPicture(page, 'home-light');
  await page.goto('/settings');
  await expectPicture(page, 'settings-light');
  await page.goto('/learn/space-base/rules');
  await expectPicture(page, 'rules-light');
  await page.goto('/new/space-base?way=here');
  await expectPicture(page, 'new-game-light');
});

test('the way to others', async ({ page }) => {
  await page.goto('/new/space-base?way=online');
  await expectPicture(page, 'new-table');
  await page.getByRole('radio', { name: 'Anyone in the lobby' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  // The server tells a moment after the seats that somebody is on the line.
  await expect(page.locator('[data-here="true"]')).toHaveText('you');
  await expectPicture(page, 'waiting-room');
  await page.goto('/lobby');
  await expect(page.getByText('Noor’s table')).toBeVisible();
  await expectPicture(page, 'lobby');
});

test('Space Base', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByText('Games you begin are kept here')).toBeVisible();
  await page.goto(await spaceBaseUnderWay(page));
  await expect(page.locator('[data-asked="purchase"]')).toBeVisible();
  await expectPicture(page, 'space-base');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPicture(page, 'space-base-light');
  if (!isMobile) {
    await page.locator('[data-at^="sale:"][data-target]').first().focus();
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPicture(page, 'card-light');
  }
  await page.goto(await spaceBaseAtItsEnd(page));
  await expect(page.locator('[data-question]')).toBeVisible();
  await play(page, byKeys);
  await expectPicture(page, 'end-light');
});

test('Space Builder', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Games you begin are kept here')).toBeVisible();
  await page.goto(await spaceBuilderPractice(page));
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.locator('[data-direction]')).toBeVisible();
  await page.keyboard.type('1w2re3fa');
  // What is news stays for a moment, and a picture is taken sooner or later.
  await expect(page.getByText('Build!')).toHaveCount(0);
  await expectPicture(page, 'space-builder');
  await page.keyboard.type('4d ');
  await expect(page.getByRole('button', { name: 'Set a building free' })).toBeVisible();
  await expectPicture(page, 'space-builder-check');
});

/** But for sealed chance, addresses, the day and the time nothing may differ. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A picture is not taken again when what was on its way arrives.
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  const mask = [
    page.locator('figure:has(code)'),
    page.getByRole('region', { name: 'Map of the day' }),
    page.getByRole('img', { name: 'QR' }),
    page.locator('p', { hasText: /^Type the code at|^Code: / }),
    page.getByLabel('Link to this table'),
    page.getByText(/^\d+:\d\d$/),
  ];
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { mask });
}
