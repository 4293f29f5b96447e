import type { Page } from '@playwright/test';
import { expect, test } from './starboard.ts';

// What the server lets the page load, as the browser understands it.

/** Collects what the browser refuses from now on. */
async function refusedBy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('refused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI } = violation;
      const { refused } = window as unknown as { refused(what: string): void };
      refused(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return refused;
}

const PAGES = [
  '/',
  '/new/space-base',
  '/new/space-builder',
  '/learn',
  '/learn/space-base',
  '/learn/space-builder',
  '/learn/space-base/rules',
  '/settings',
  '/me',
  '/fair-dice',
  '/about',
  '/nowhere',
  '/new/space-base?way=online',
  // Whoever has been here gets no page that was made ahead.
  '/lobby',
  '/table/nowhere',
];

test.describe('the page', () => {
  /** One visitor goes everywhere: a new browser would load the same page anew for each address. */
  let page: Page;
  let refused: string[];
  test.beforeAll(async ({ browser, starboard }) => {
    page = await browser.newPage({ baseURL: starboard });
    refused = await refusedBy(page);
  });
  test.afterAll(() => page.close());

  for (const path of PAGES) {
    test(`${path} needs nothing that the content policy forbids`, { tag: '@desk' }, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('#page')).not.toBeEmpty();
      expect(refused).toEqual([]);
    });
  }
});

for (const game of ['Space Base', 'Space Builder']) {
  test(`a game of ${game} on this device needs nothing of that either`, { tag: '@desk' }, async ({
    page,
  }) => {
    const refused = await refusedBy(page);
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await expect(page).toHaveURL(/\/play\//);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test('scripts that came in with text do not run, and nothing is loaded from elsewhere', {
  tag: '@desk',
}, async ({ page }) => {
  const refused = await refusedBy(page);
  await page.goto('/');
  await page.evaluate(() => {
    const said = document.createElement('div');
    said.innerHTML =
      '<img src="/nothing.png" onerror="document.title = \'taken over\'"><img src="https://elsewhere.example/spy.png">';
    const script = document.createElement('script');
    script.textContent = "document.title = 'taken over'";
    document.body.append(said, script);
  });
  await expect
    .poll(() => refused.toSorted())
    .toEqual([
      'img-src https://elsewhere.example/spy.png',
      'script-src-attr inline',
      'script-src-elem inline',
    ]);
  await expect(page).toHaveTitle(/Starboard/);
});
