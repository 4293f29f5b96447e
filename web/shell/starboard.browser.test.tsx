import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '../text/language.ts';
import { visit } from './visit.tsx';

test('choosing a language changes the words, the lang attribute and the tab, and is remembered', async () => {
  await visit('/about');
  await userEvent.selectOptions(page.getByLabelText('Language'), 'fr');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('À propos de Starboard');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.title).toBe('À propos de Starboard');
  expect(localStorage.getItem('starboard.language')).toBe('fr');
});

test.each(LANGUAGES)('the home page speaks %s', async (language) => {
  await visit('/', { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.lang).toBe(language);
});

test('choosing colours changes them at once and is remembered', async () => {
  await visit('/');
  await userEvent.selectOptions(page.getByLabelText('Colours'), 'dark');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  await userEvent.selectOptions(page.getByLabelText('Colours'), 'light');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  expect(localStorage.getItem('starboard.settings')).toContain('"theme":"light"');
});

test('a way through the page changes the tab and brings the heading to the reader', async () => {
  await visit('/');
  await page.getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'About Starboard' });
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe('About Starboard');
});

test('an unknown address says so and shows the way home', async () => {
  await visit('/nowhere');
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Space Base' })).toBeVisible();
});
