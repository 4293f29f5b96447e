/** Games on one device, on the built page: one click, a reload in the middle, no network at all, and to the end. */

import type { Page } from '@playwright/test';
import { letItPlay, place, rewind } from './film.ts';
import { byFinger, byKeys, play } from './space-base.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';

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

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page starts, games begin, and games go on', { tag: '@phone' }, async ({
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

  test('no Chinese sign is missing on a page that was never opened before', {
    tag: '@phone',
  }, async ({ browser, starboard }) => {
    const context = await browser.newContext({ locale: 'zh-TW', serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(starboard);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('faces')).keys()).length);
    await expect.poll(kept).toBeGreaterThan(20);
    await context.setOffline(true);
    await page.goto(`${starboard}/settings`);
    await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Noto Sans TC'))
        .map(({ status }) => status),
    );
    expect(faces.filter((status) => status === 'loaded').length).toBeGreaterThan(5);
    expect(faces).not.toContain('error');
    await context.close();
  });
});

test('against bots by keyboard alone: a whole game, watched again, and another begun', {
  tag: '@long',
}, async ({ page }) => {
  await likesItQuick(page, 'Noor');
  await page.goto('/');
  await tabTo(page, 'Play now: Space Base');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question]')).toBeVisible();
  await play(page, byKeys);
  await expect(page.getByRole('list', { name: 'Places' })).toContainText('Noor');
  await page.getByRole('link', { name: 'Watch it again' }).press('Enter');
  await watchByKeys(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(page.getByRole('list', { name: 'Places' })).toContainText('Noor');
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question]')).toBeVisible();
});

test('two share a phone: a whole game with fingers alone, and another begun', {
  tag: '@phone',
}, async ({ page }) => {
  await likesItQuick(page, 'Noor');
  await page.goto('/');
  const spaceBase = page.getByRole('article', { name: 'Space Base' });
  await spaceBase.getByRole('link', { name: 'One screen' }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.locator('[data-question]')).toBeVisible();
  await play(page, byFinger);
  await expect(page.getByRole('list', { name: 'Places' })).toContainText('Noor');
  await expect(page.getByText(/^\d+ (sec|min)$/), 'how long it took').toBeInViewport();
  const chance = page.getByRole('heading', { name: 'The chance in this game' });
  await expect(chance).not.toBeInViewport();
  await page.getByRole('link', { name: 'Dice checked' }).tap();
  await expect(chance).toBeInViewport();
  await page.getByRole('button', { name: 'Rematch' }).tap();
  await expect(page.locator('[data-question]')).toBeVisible();
});

/** Every step of the match is there, forth and back, up to its end. */
async function watchByKeys(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/replay\/game\/\w+$/);
  await rewind(page);
  await letItPlay(page, 3);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^Turn 2 of \d+$/);
  await expect(page).toHaveURL(/\?at=\d+$/);
  await page.reload();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^Turn 2 of \d+$/);
  const log = page.getByRole('list', { name: 'Log' });
  const told = await log.innerText();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(log).not.toHaveText(told, { useInnerText: true });
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect(log).toHaveText(told, { useInnerText: true });
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ wins$/);
}

/** Goes from one thing to the next, as someone does who has no mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name });
  const isReached = () => wanted.evaluate((element) => element === document.activeElement);
  while (!(await isReached())) await page.keyboard.press('Tab');
}

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
