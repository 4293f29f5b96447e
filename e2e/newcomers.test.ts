import type { Browser, Page } from '@playwright/test';
import { expect, test } from './starboard.ts';
import { PHONE } from './visitor.ts';

// People whose browsers have never been here: no name, no settings, nothing remembered.

async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'en-GB' });
  return context.newPage();
}

test('a link takes a phone that was never here to a seat in one tap, and home says whose turn it is', {
  tag: '@phone',
}, async ({ page: host, browser, starboard }) => {
  await host.goto('/new/space-base?way=online');
  await host.getByRole('radio', { name: '2', exact: true }).tap();
  await host.getByRole('button', { name: 'Open the table' }).tap();
  const link = host.getByRole('textbox', { name: 'Link to this table' });
  const guest = await newcomer(browser, starboard);
  await guest.goto(await link.inputValue());
  await guest.getByRole('button', { name: 'Sit here' }).tap();
  await expect(guest.getByText('Waiting for the host to start.')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Mateo');
  await expect(host.getByRole('region', { name: 'Seats' })).toContainText('Mateo');

  await host.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(guest.getByText('Round 1', { exact: true })).toBeVisible();
  await Promise.all([host, guest].map((page) => page.goto('/')));
  const told = (page: Page) => page.locator('[data-turn="true"]', { hasText: 'Your turn' });
  // Whoever has the first turn rolls; the other waits.
  await expect.poll(async () => (await told(host).count()) + (await told(guest).count())).toBe(1);
  await guest.context().close();
});

test('quick play brings two strangers together', { tag: '@phone' }, async ({
  browser,
  starboard,
}) => {
  const strangers = [await newcomer(browser, starboard), await newcomer(browser, starboard)];
  await Promise.all(strangers.map((page) => page.goto('/lobby')));
  await Promise.all(
    strangers.map((page) => page.getByRole('button', { name: 'Space Base' }).tap()),
  );
  for (const page of strangers) {
    await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
    await page.context().close();
  }
});

test('quick play offers bots to whoever has waited for a while', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/lobby');
  await page.getByRole('button', { name: 'Space Builder' }).tap();
  await page.getByRole('button', { name: 'Fill up with bots' }).tap();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
});
