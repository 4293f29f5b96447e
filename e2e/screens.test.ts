/**
 * Every screen around the games, with people in the house: nothing sticks out
 * sideways at any width, on a phone in no language, with large text neither, and
 * axe finds nothing: by day on a phone, by night on a desk.
 */

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { beAda, type House } from './house.ts';
import { expect, test } from './starboard.ts';

test.use({ baseURL: async ({ house }, use) => use(house.address) });

/** Where there is the least room every language is tried, at the other widths the one that needs most. */
const NARROWEST = 360;
const WIDTHS = [2560, 1280, 768];
const LONGEST = 'fr';
/** Where axe looks: axe is slow, and colours do not depend on the width. */
const THEMES = [
  [NARROWEST, 'light'],
  [1280, 'dark'],
] as const;
const LANGUAGES = ['fr', 'nl', 'zh-Hant', 'en'];
/** So many times as large as usual is the largest text one can choose. */
const LARGEST = 1.45;

const SCREENS: Record<string, string | ((house: House) => string)> = {
  home: '/',
  'set-up against bots': '/new/space-base',
  'set-up on one device': '/new/space-builder?way=here',
  'set-up online': '/new/space-base?way=online',
  lobby: '/lobby',
  'waiting room of a host, with chat': ({ own }) => `/table/${own}`,
  'waiting room of a guest': ({ open }) => `/table/${open}`,
  'a table that is gone': '/table/0000000000000000',
  'a code nobody has': '/join/ZZZZZZ',
  'a game that is not here': '/play/space-base/nothing',
  profile: '/me',
  history: '/history',
  'a game that was checked': ({ over }) => `/check?table=${over}`,
  'a game that is watched again': ({ over }) => `/replay/table/${over}`,
  'nothing to watch': '/replay/file',
  'someone else': ({ other }) => `/people/${other.id}`,
  'nobody by that address': '/people/0000000000000000',
  account: '/account',
  'signing in': '/sign-in',
  recovery: '/recover',
  settings: '/settings',
  learning: '/learn',
  'rules of Space Base': '/learn/space-base/rules',
  'rules of Space Builder': '/learn/space-builder/rules',
  'fair dice': '/fair-dice',
  about: '/about',
  'not found': '/nowhere',
};

test.describe('for Ada', () => {
  /** She goes from screen to screen: a new browser would load the same page anew for each. */
  let page: Page;
  test.beforeAll(async ({ browser, house }) => {
    page = await browser.newPage({ baseURL: house.address });
    await beAda(page, house);
  });
  test.afterAll(() => page.close());

  for (const [name, address] of Object.entries(SCREENS)) {
    test(`${name}: fits, and is open to everyone`, { tag: '@desk' }, async ({ house }) => {
      await inspect(page, typeof address === 'string' ? address : address(house));
    });
  }
});

test('without a server: what still works is said, and it fits', { tag: '@desk' }, async ({
  page,
  baseURL,
}) => {
  await page.route(`${baseURL}/api/**`, (route) => route.abort());
  await inspect(page, '/lobby');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached');
});

test('a part of the page that cannot be loaded: there is a way on, and it fits', {
  tag: '@desk',
}, async ({ page }) => {
  await page.route(/\/assets\/lobby-[^/]+\.js$/, (route) => route.abort());
  await inspect(page, '/lobby');
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Space Base' })).toBeVisible();
});

async function inspect(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await speak(page, LONGEST);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overhang(page), `${width} px, ${LONGEST}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect.soft(await overhang(page), `narrow, ${language}`).toBeLessThanOrEqual(0);
    expect.soft(await overhang(page, LARGEST), `large text, ${language}`).toBeLessThanOrEqual(0);
    expect.soft(await cramped(page), `words in large text, ${language}`).toEqual([]);
  }
  await page.evaluate(axe.source);
  for (const [width, colorScheme] of THEMES) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await objections(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** By the list in the header, as anyone would; where there is no header, as it was. */
async function speak(page: Page, language: string): Promise<void> {
  const list = page.locator('header select:has(option[value="nl"])');
  if ((await list.count()) === 0) return;
  await list.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Whatever can be pressed, and is too narrow for its words in the largest text; the mark of what is chosen sticks out on purpose. */
function cramped(page: Page): Promise<(string | null)[]> {
  return page.evaluate((times) => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', String(times));
    const found = [...document.querySelectorAll('main :is(button, a, label, select)')]
      .filter((control) => !control.matches('[aria-current], [role="switch"]'))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent);
    style.setProperty('--text-scale', '1');
    return found;
  }, LARGEST);
}

/** With text so many times as large. */
function overhang(page: Page, times = 1): Promise<number> {
  return page.evaluate((times) => {
    const { documentElement } = document;
    documentElement.style.setProperty('--text-scale', String(times));
    const overhang = documentElement.scrollWidth - documentElement.clientWidth;
    documentElement.style.setProperty('--text-scale', '1');
    return overhang;
  }, times);
}

/** What axe, which is there already, finds. */
async function objections(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Colours on their way from one theme to the other are nobody's.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
