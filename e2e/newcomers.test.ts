import type { Browser, Page } from '@playwright/test';
import { Visitor as Guest } from '../tools/crowd/visitor.ts';
import { beAda } from './house.ts';
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

test('whoever comes too late to a table is not told to sit down, but that he can watch', {
  tag: '@phone',
}, async ({ page, starboard }) => {
  const { id } = await fullTable(starboard, 'Fulvia');
  await page.goto('/lobby');
  await page.getByRole('link', { name: 'Watch: Fulvia’s table' }).tap();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
  await expect(page.getByText('Every seat is taken.')).toBeVisible();
  await expect(page.getByText('Your lucky word'), 'which he cannot give').toHaveCount(0);
});

test('a host is asked once more before the others lose their table', { tag: '@phone' }, async ({
  page,
  starboard,
}) => {
  const { id, host } = await fullTable(starboard, 'Ottavia');
  await beAda(page, host);
  await page.goto(`/table/${id}`);
  const away = page.getByRole('button', { name: 'Take the table away' });
  await away.tap();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await away.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the table away' }).tap();
  await expect(page).toHaveURL(/\/lobby$/);
});

test('whoever waits at a table hears that it was taken away', { tag: '@phone' }, async ({
  page,
  starboard,
}) => {
  const { id, host, guest } = await fullTable(starboard, 'Livia');
  await beAda(page, guest);
  await page.goto(`/table/${id}`);
  await expect(page.getByText('Waiting for the host to start.')).toBeVisible();
  await host.close(id);
  await expect(page.getByText('This table is not there any more')).toBeVisible();
  await page.getByRole('link', { name: 'Lobby' }).first().tap();
  await expect(page).toHaveURL(/\/lobby$/);
});

test('a code with a slip is put right where the page says so', { tag: '@phone' }, async ({
  page,
  starboard,
}) => {
  const ada = new Guest(starboard);
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const { id, code } = await ada.open({ game: 'space-base', seats: 2, access: 'code' });
  await page.goto('/');
  await page.getByLabel('Code of a table').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Join' }).tap();
  await expect(page.getByRole('heading', { name: 'Code ZZZZZZ' })).toBeVisible();
  await expect(page.getByLabel('Code of a table')).toHaveValue('ZZZZZZ');
  await page.getByLabel('Code of a table').fill(`${code}`);
  await page.getByRole('button', { name: 'Join' }).tap();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
});

/** At which somebody sits with a guest, and has not begun. */
async function fullTable(
  address: string,
  name: string,
): Promise<{ id: string; host: Guest; guest: Guest }> {
  const [host, guest] = [new Guest(address), new Guest(address)];
  await host.welcome({ name, colour: 1, language: 'en' });
  await guest.welcome({ name: 'Max', colour: 2, language: 'en' });
  const { id } = await host.open({ game: 'space-base', seats: 2, access: 'public' });
  await guest.sit(id, 1);
  return { id, host, guest };
}
