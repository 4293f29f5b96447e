import type { Page } from '@playwright/test';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';

// A laptop serves the phones around it, without https: browsers withhold much from such a page.

/** The page as a phone in the same room has it. */
async function visitFromTheRoom(page: Page, starboard: string, path: string): Promise<void> {
  const { port } = new URL(starboard);
  await likesItQuick(page, 'Noor');
  await page.goto(`http://living-room.test:${port}${path}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
}

test('dice can be checked there as well', async ({ page, starboard }) => {
  await visitFromTheRoom(page, starboard, '/fair-dice');
  await page.getByRole('button', { name: 'Mix and start' }).click();
  await page.getByRole('button', { name: 'Roll ten' }).click();
  await page.getByRole('button', { name: 'Open the secret' }).click();
  await expect(page.getByRole('status')).toHaveText('Everything fits. These dice were fair.');
});

test('others are asked to the same address, and it can be copied', async ({ page, starboard }) => {
  await visitFromTheRoom(page, starboard, '/new/space-base?way=online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(
    /^http:\/\/living-room\.test:/,
  );
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
});

test('whoever opened the page as localhost, on a server that no one else reaches, is told so', async ({
  page,
}) => {
  await likesItQuick(page, 'Noor');
  await page.goto('/new/space-base?way=online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('This address works on this device only')).toBeVisible();
});
