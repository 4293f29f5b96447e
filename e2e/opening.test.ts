import { expect, test } from './starboard.ts';

test('the page opens without an error and fits the screen', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Starboard/);
  await expect(page.locator('body')).not.toBeEmpty();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
});

test('an address of the page opens it, however deep', async ({ page }) => {
  expect((await page.goto('/table/7'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/Starboard/);
});

test('the server says that it is up', async ({ request }) => {
  const answer = await request.get('/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});
