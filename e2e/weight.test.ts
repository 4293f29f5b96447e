/** How much a first visit has to carry: the home page stays light, whatever is built behind it. */

import { expect, test } from './starboard.ts';

/** In bytes of compressed scripts. */
const LIMIT = 200_000;

test('a first visit to the home page brings less than 200 KB of scripts, compressed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  // The last part that the page brings along by itself.
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize: sent, decodedBodySize: read }) => ({ name, sent, read }))
      .filter(({ name }) => name.endsWith('.js')),
  );
  const sent = scripts.reduce((sum, script) => sum + script.sent, 0);
  const read = scripts.reduce((sum, script) => sum + script.read, 0);
  expect(sent, JSON.stringify(scripts, null, 2)).toBeLessThan(LIMIT);
  expect(sent).toBeLessThan(read / 2);
});
