/** The pages that the build has made ahead, as whoever comes for the first time gets them. */

import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@starboard/engine/words';
import { Visitor as Guest } from '../tools/crowd/visitor.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick } from './visitor.ts';
import { LOCALES, words } from './words.ts';

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

/** What is read there from the first moment on, and stays. */
const LEADS = {
  '/about': 'about.lead',
  '/learn': 'learn.lead',
  '/learn/space-base/rules': 'learn.rulesLead',
  '/new/space-base?way=online': 'setup.lead',
  '/new/space-builder?way=online': 'setup.lead',
  '/lobby': 'lobby.lead',
} as const;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('other pages are read before a script has come, and come to life as they stand @phone', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      for (const [address, lead] of Object.entries(LEADS)) {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        const text = page.getByText(words(language).page(lead), { exact: true });
        await expect(text).toBeVisible();
        await expect(page.locator('#page :is(button, select, input):not([inert])')).toHaveCount(0);
        const before = await text.elementHandle();
        release();
        await expect(page.locator('#page [inert]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
        await page.unrouteAll();
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('what is set up on a page that was made ahead is answered like on any other @phone', async ({
  page,
}) => {
  await page.goto('/new/space-base?way=online');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByRole('heading', { name: 'Space Base for two' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
});

test('whoever follows a link to a table is told that it is being set before a script has come @phone', async ({
  page,
  starboard,
}) => {
  const ada = new Guest(starboard);
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const { id } = await ada.open({ game: 'space-base', seats: 2, access: 'code' });
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto(`/table/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Setting the table…');
  release();
  await expect(page.getByRole('button', { name: 'Sit here' })).toBeVisible();
  expect(complaints).toEqual([]);
});

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
