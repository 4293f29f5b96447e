/** What holds on every page: addresses and titles, going back, another language at any time, a place on the home screen. */

import { expect, test } from './starboard.ts';

test('each address has a title of its own, and going back goes where one came from', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Fair dice' }).click();
  await expect(page).toHaveTitle('Dice you can check · Starboard');
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveTitle('Settings · Starboard');
  await page.goBack();
  await expect(page).toHaveTitle('Dice you can check · Starboard');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/table/0000000000000000');
  await expect(page).toHaveTitle('This table is not there any more · Starboard');
});

test('beside a game the sound is turned off and on again from the menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  const menu = page.getByRole('button', { name: 'Menu' });
  const volume = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('starboard.settings') ?? '{}').volume);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sound off' }).click();
  expect(await volume()).toBe(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sound on' }).click();
  expect(await volume()).toBe(0.6);
});

test('the language can be changed in the middle of a game, which goes on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Base' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  const round = page.locator('header data');
  await expect(round).toContainText('Manche 1');
  // The way back that a window had goes with it, a moment later.
  await expect.poll(() => page.evaluate(() => history.state?.windows ?? 0)).toBe(0);
  await page.reload();
  await expect(round).toContainText('Manche 1');
});

test.describe('the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('can be installed: a name, a start, and icons that are there', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(address ?? '')).json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Starboard',
      start_url: '/',
      display: 'standalone',
    });
    const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of icons) {
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
  });
});
