import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../shell/visit.tsx';
import en from '../text/en.json';

/** Plays one table up to the opened secret. */
async function playAndOpen() {
  await visit('/fair-dice');
  await page.getByLabelText('Word of player 1').fill('pancake');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabelText('Word of player 2').fill('été');
  await page.getByRole('button', { name: 'Mix and start' }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.getByRole('button', { name: 'Roll ten' }).click();
  await page.getByRole('button', { name: 'Open the secret' }).click();
}

/** What each of the three checks says. */
async function results() {
  await expect.element(page.getByRole('status')).toBeVisible();
  const checks = page.getByRole('heading', { level: 3 }).elements();
  return checks.map((heading) => heading.parentElement?.dataset.fits);
}

test('an honest run passes all three checks', async () => {
  await playAndOpen();
  await expect.element(page.getByRole('status')).toHaveTextContent(en.fairDice.check.fair);
  expect(await results()).toEqual(['true', 'true', 'true']);
});

test.each([
  ['swaps the secret', en.fairDice.check.caughtBySecret, ['false', 'true', 'true']],
  ['changes a word', en.fairDice.check.caughtByMix, ['true', 'false', 'true']],
  [
    'changes a roll',
    'Caught by check 3: a roll does not follow from the mix.',
    ['true', 'true', 'false'],
  ],
])('a host who %s is caught, and the check is named', async (cheat, verdict, expected) => {
  await playAndOpen();
  await page.getByRole('radio', { name: cheat }).click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent(verdict);
  expect(await results()).toEqual(expected);
});

test('keys alone play a whole table, and each press leads on to the next step', async () => {
  await visit('/fair-dice');
  await expect.element(page.getByLabelText('Word of player 1')).toBeVisible();
  page.getByLabelText('Word of player 1').element().focus();
  await userEvent.keyboard('pancake{Enter}');
  await expect.element(page.getByRole('heading', { name: /Roll as often/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  page.getByRole('button', { name: 'Open the secret' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /Then check/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(en.fairDice.check.caughtBySecret);
});

test('the secret stays hidden until it is opened', async () => {
  await visit('/fair-dice');
  await page.getByRole('button', { name: 'Mix and start' }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await expect.element(page.getByText('Sealed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open the secret' }).click();
  await expect.element(page.getByText('Opened', { exact: true })).toBeVisible();
});

test('starting again seals another secret and asks for words anew', async () => {
  await playAndOpen();
  const before = document.querySelector('figure code')?.textContent;
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(page.getByLabelText('Word of player 1')).toHaveValue('');
  expect(document.querySelector('figure code')?.textContent).not.toBe(before);
});

test('the opened table has nothing that axe objects to, caught or fair', async () => {
  await playAndOpen();
  for (const cheat of ['plays fair', 'changes a word', 'changes a roll']) {
    await page.getByRole('radio', { name: cheat }).click({ force: true });
    await expect.element(page.getByRole('status')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(await objections(document.body.lastElementChild as Element)).toEqual([]);
  }
});
