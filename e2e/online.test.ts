/** Two people at one table, each in a browser of his own: a code, a word said, a line that breaks, and on they play. */

import type { Page } from '@playwright/test';
import { expect, test } from './starboard.ts';

test('a table is opened, found by its code and begun; a line that breaks and a page that is loaded again change nothing', async ({
  page: host,
  browser,
  baseURL,
  contextOptions,
}) => {
  await host.goto('/new/space-base?way=online');
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('radio', { name: 'Relaxed' }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host).toHaveURL(/\/table\/\w+$/);
  const code = (await host.getByText(/^Code: /).textContent())?.replace('Code: ', '') ?? '';

  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await guest.goto('/');
  await guest.getByLabel('Code of a table').fill(code);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('button', { name: 'Good luck!' }).click();
  await expect(host.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');

  await host.getByRole('button', { name: 'Start' }).click();
  await playUntilLaterRound([host, guest]);

  await context.setOffline(true);
  await expect(guest.getByText(/^Connection lost/)).toBeVisible();
  await context.setOffline(false);
  await expect(guest.getByText(/^Connection lost/)).toBeHidden();
  await host.reload();
  await expect(host.getByText(LATER_ROUND).first()).toBeVisible();
  await context.close();
});

const LATER_ROUND = /^Round [2-9]$/;

/** Everybody takes the first answer, over and over, by keys, until the first round is over. */
async function playUntilLaterRound(pages: readonly [Page, Page]): Promise<void> {
  await expect(pages[0].getByText('Round 1', { exact: true })).toBeVisible();
  await expect(async () => {
    for (const page of pages) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    expect(await pages[0].getByText(LATER_ROUND).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
}
