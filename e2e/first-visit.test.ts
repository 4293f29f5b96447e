/** The home page that the build has made ahead, as whoever comes for the first time gets it. */

import type { Locator, Page } from '@playwright/test';
import { Visitor as Guest } from '../tools/crowd/visitor.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';

const WELCOMES = {
  en: 'Pick a world. Play in one click.',
  'fr-CA': 'Un monde, un clic, et c’est parti.',
  'nl-BE': 'Kies een wereld. Speel in één klik.',
  'zh-TW': '選一個世界，一鍵開玩。',
};

for (const [locale, welcome] of Object.entries(WELCOMES)) {
  test.describe(`in ${locale}`, () => {
    // A service worker that is kept away is complained of, and complaints are counted here.
    test.use({ locale, serviceWorkers: 'allow' });

    test('it is seen before a script has come, and comes to life as it stands @phone', async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', ({ message }) => complaints.push(message));
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const heading = page.getByText(welcome);
      await expect(heading).toBeVisible();
      // What cannot answer yet does not pretend to.
      await expect(page.locator('#page :is(button[type=button], select):not([inert])')).toHaveCount(
        0,
      );
      const before = await heading.elementHandle();
      const code = page.locator('#page input');
      await tabTo(code);
      await page.keyboard.type('krk4');
      await page.locator('#page [data-ahead]').evaluate(typeOnceAwake);
      release();
      await expect(page.locator('#page [inert]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(code).toHaveValue('KRK4WZ');
      await expect(code).toBeFocused();
      expect(complaints).toEqual([]);
    });
  });
}

test('whoever has been here before finds his name on it, and it comes to life as it stands @phone', async ({
  page,
}) => {
  await likesItQuick(page, 'Noor');
  await page.addInitScript(() =>
    localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'dark' })),
  );
  const complaints = complaintsOf(page);
  await page.goto('/');
  await expect(page.locator('header a[href="/me"]')).toContainText('Noor');
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
  expect(complaints).toEqual([]);
});

test('a code that is typed and sent before a script has come leads to its table @phone', async ({
  page,
  starboard,
}) => {
  const ada = new Guest(starboard);
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const { id, code } = await ada.open({ game: 'space-base', seats: 2, access: 'code' });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await tabTo(page.getByLabel('Code of a table'));
  await page.keyboard.type(`${code}`.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/join/, { waitUntil: 'commit' });
  release();
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
});

/** Until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    // Whoever went on meanwhile does not need it any more.
    await route.continue().catch(() => {});
  });
  return release;
}

/** With the key, as somebody who has no mouse. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let keys = 0; keys < 40 && !(await isThere()); keys++) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Runs in the page: somebody types on while it awakes, and nothing listens yet. */
function typeOnceAwake(ahead: Element): void {
  const eye = new MutationObserver(() => {
    eye.disconnect();
    document.execCommand('insertText', false, 'wz');
  });
  eye.observe(ahead, { subtree: true, attributeFilter: ['inert'] });
}

test('a page in another language than was chosen here before gives way to the chosen one, and keeps what was typed @phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('starboard.language', 'nl'));
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await tabTo(page.locator('#page input'));
  await page.keyboard.type('krk4wz');
  release();
  await expect(page.getByRole('heading', { level: 1, name: WELCOMES['nl-BE'] })).toBeVisible();
  await expect(page.getByText(WELCOMES.en)).not.toBeAttached();
  await expect(page.locator('#page input')).toHaveValue('KRK4WZ');
  await expect(page.locator('#page input')).toBeFocused();
});
