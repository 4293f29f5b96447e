/** The map of the day on the built page: played by keys, counted once, and seen by everybody. */

import { build, buildAndTap, onTheOtherSide, readMap, tapThePile } from './builders.ts';
import { expect, test } from './starboard.ts';

test('the map of the day is built by keys, even over a reload, and one’s name stands in the list', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/me');
  await page.getByLabel('Name').fill('Mia');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  // Nobody can be the first of a day that is over.
  await page.getByRole('radio', { name: 'Yesterday' }).check({ force: true });
  await expect(page.getByText('Nobody has built it yet.')).toBeVisible();
  await expect(page.getByText('Be the first!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play today’s map' }).click();
  await page.getByRole('button', { name: 'I am ready' }).press('Enter');
  await buildAndTap(page);
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(page.locator('footer').getByText('Everything is right!')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).press('Enter');

  const list = page.getByRole('region', { name: '1st of 1' });
  await expect(list.getByRole('listitem')).toHaveText(/^1Mia\s*you0:\d\d\.\d$/);
  await page.reload();
  await expect(list.getByRole('listitem')).toContainText('Mia');

  // Only once; again it is practice, on the same map.
  await page.goto('/daily/space-builder');
  await expect(page.getByText('Only the first try counts')).toBeVisible();
  await page.getByRole('button', { name: 'Build it again' }).click();
  await expect(page).toHaveURL(/\/play\/space-builder\//);
  await page.getByRole('button', { name: 'I am ready' }).press('Enter');
  await buildAndTap(page);
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(page.locator('footer').getByText('Everything is right!')).toBeVisible();

  // Where it is still yesterday the day is the same: it is the map's, not the visitor's.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    timezoneId: 'Pacific/Pago_Pago',
  });
  const other = await context.newPage();
  await other.goto('/daily/space-builder');
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(other.getByText(today.format())).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Mia' })).toContainText('0:');
  await context.close();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('there is a map to build, nothing is counted, and what went wrong can be trained', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.goto('/daily/space-builder');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Build a map for practice' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    const [right, ...others] = await readMap(page);
    if (right === undefined) throw new Error('the map asks for nothing');
    await build(page, [right, ...others.map(onTheOtherSide)]);
    await tapThePile(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Train these' }).click();
    const all = page.getByRole('button', { name: 'All eight' });
    await all.click();
    await expect(all).toBeHidden();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await expect(page.getByRole('heading', { name: 'What tripped you' })).toBeVisible();
  });
});
