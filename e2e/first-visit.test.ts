/** The home page that the build has made ahead, as whoever comes for the first time gets it. */

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
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const heading = page.getByText(welcome);
      await expect(heading).toBeVisible();
      // Nothing answers yet, so nothing pretends to.
      await expect(page.locator('#page [inert]')).toBeAttached();
      const before = await heading.elementHandle();
      await page.locator('#page [inert]').evaluate(typeOnceAwake);
      release();
      await expect(page.locator('#page [inert]')).not.toBeAttached();
      await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      const code = page.locator('#page input');
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

/** Runs in the page: somebody is so fast with a code that nothing listens yet. */
function typeOnceAwake(ahead: Element): void {
  new MutationObserver(() => {
    ahead.querySelector('input')?.focus();
    document.execCommand('insertText', false, 'krk4wz');
  }).observe(ahead, { attributeFilter: ['inert'] });
}

test('a page in another language than was chosen here before gives way to the chosen one @phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('starboard.language', 'nl'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: WELCOMES['nl-BE'] })).toBeVisible();
  await expect(page.getByText(WELCOMES.en)).not.toBeAttached();
});
