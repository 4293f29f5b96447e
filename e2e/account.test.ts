/** A guest keeps his name, signs in elsewhere, forgets his password, and in the end takes his data along and goes. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './starboard.ts';

test('an account from its first password to its end, on two devices', { tag: '@phone' }, async ({
  page: home,
  browser,
  baseURL,
  contextOptions,
}) => {
  await home.goto('/me');
  await home.getByLabel('Name', { exact: true }).fill('Ada');
  await home.getByRole('link', { name: 'Keep my name' }).click();
  await home.getByLabel('User name').fill('ada');
  await home.getByLabel('Password', { exact: true }).fill('horse');
  await home.getByRole('button', { name: 'Keep my name' }).click();
  await expect(home.getByRole('alert')).toHaveText(/at least 8 characters/);
  await home.getByLabel('Password', { exact: true }).fill('correct horse');
  await home.getByRole('button', { name: 'Keep my name' }).click();
  const [code] = await codesOn(home);
  await expect(home.getByText('Signed in as ada.')).toBeVisible();

  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
  const away = await context.newPage();
  await away.goto('/sign-in');
  await signIn(away, 'wrong horse');
  await expect(away.getByRole('alert')).not.toBeEmpty();
  await signIn(away, 'correct horse');
  await expect(away.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(away.getByText('Signed in as ada.')).toBeVisible();

  await away.goto('/account');
  await away.getByLabel('Password until now').fill('correct horse');
  await away.getByLabel('New password', { exact: true }).fill('battery staple');
  await away.getByRole('button', { name: 'Change the password' }).click();
  await expect(away.getByText('Your password is changed.')).toBeVisible();
  await away.getByRole('button', { name: 'On this device' }).click();
  await expect(away).toHaveURL(/\/me$/);
  await expect(away.getByText('You are a guest on this device')).toBeVisible();

  await away.goto('/sign-in');
  await away.getByRole('link', { name: 'I forgot my password' }).click();
  await away.getByLabel('User name').fill('Ada');
  await away.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
  await away.getByLabel('New password', { exact: true }).fill('a third one');
  await away.getByRole('button', { name: 'Set it and sign in' }).click();
  await expect(away.getByText('Signed in as ada.')).toBeVisible();

  await away.goto('/account');
  const renewal = away.getByRole('region', { name: 'Recovery codes' });
  await renewal.getByLabel('Password', { exact: true }).fill('a third one');
  await renewal.getByRole('button', { name: 'Make ten new codes' }).click();
  expect(await codesOn(away)).not.toContain(code);

  const taken = away.waitForEvent('download');
  await away.getByRole('button', { name: 'Download my data' }).click();
  const file = await readFile(await (await taken).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ person: { name: 'Ada', username: 'ada' } });

  await away.getByRole('button', { name: 'Delete everything about me' }).click();
  const window = away.getByRole('dialog');
  await window.getByLabel('Password', { exact: true }).fill('a third one');
  await window.getByRole('button', { name: 'Delete everything about me' }).click();
  await expect(away).toHaveURL(/\/$/);
  await away.goto('/sign-in');
  await signIn(away, 'a third one');
  await expect(away.getByRole('alert')).not.toBeEmpty();
  await context.close();
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('User name').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function codesOn(page: Page): Promise<[string, ...string[]]> {
  const codes = page.getByText(/^\w{4}(-\w{4}){3}$/);
  await expect(codes).toHaveCount(10);
  return (await codes.allTextContents()) as [string, ...string[]];
}
