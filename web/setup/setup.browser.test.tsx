import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allGames, forgetGame } from '../local/drawer.ts';
import type { KeptGame } from '../local/kept-game.ts';
import { visit } from '../shell/visit.tsx';

test('you set up a game: a stronger bot, one more, a word; and it begins as agreed', async () => {
  await visit('/new/space-base');
  await userEvent.selectOptions(page.getByLabelText('How good Bolt is'), 'captain');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect.element(page.getByText('Space Base for four')).toBeVisible();
  await page.getByLabelText('Your lucky word').fill('pancake');
  const sealed = page
    .getByRole('figure')
    .element()
    .textContent?.replaceAll(/[^0-9a-f]/g, '');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/play\/space-base\//);

  const [game] = await allGames();
  expect(game?.seats.map(({ bot }) => bot)).toEqual([null, 'captain', 'lieutenant', 'lieutenant']);
  expect(game?.chance?.words[0]).toBe('pancake');
  expect(sealed).toContain(game?.chance?.commitment);
  await forgetGame(game?.id ?? '');
});

test('at one device people are added up to what the game allows, and whoever gives no name is a number', async () => {
  await visit('/new/space-base?way=here');
  const add = page.getByRole('button', { name: 'Add a person' });
  for (let people = 2; people < 5; people++) await add.click();
  await expect.element(add).toBeDisabled();
  await expect.element(page.getByText('Space Base for five')).toBeVisible();

  await page.getByLabelText('Name at seat 2').fill(' ');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/play\/space-base\//);
  const [game] = await allGames();
  expect(game?.seats[1]?.name).toBe('Player 2');
  await forgetGame(game?.id ?? '');
});

test('with too few players it cannot begin, and says why', async () => {
  await visit('/new/space-base');
  await page.getByRole('button', { name: 'Remove Rivet' }).click();
  await page.getByRole('button', { name: 'Remove Bolt' }).click();
  await expect.element(page.getByText('Space Base needs at least 2 players.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
});

test('another game is an address away, and going back brings the first again', async () => {
  await visit('/new/space-base?way=here');
  await page.getByRole('link', { name: 'Space Builder everyone at once, 20 minutes' }).click();
  await expect.element(page.getByText('Space Builder for two')).toBeVisible();
  window.history.back();
  await expect.element(page.getByText('Space Base for two')).toBeVisible();
});

test('whoever learns finds the practice without rivals, and a game that needs others does not offer it', async () => {
  await visit('/learn');
  await page.getByRole('link', { name: 'Practise alone' }).click();
  await expect.element(page.getByRole('radio', { name: /^Practice/ })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Add a bot' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/play\/space-builder\//);
  const [game] = await allGames();
  expect(game).toMatchObject({ seats: [{ bot: null }], options: { play: { kind: 'practice' } } });
  await forgetGame(game?.id ?? '');

  await visit('/new/space-base?way=alone');
  await expect.element(page.getByRole('link', { name: /^Against bots/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Alone/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('Space Base for three')).toBeVisible();
});

test('whoever may get a hand is called by name', async () => {
  await visit('/new/space-builder');
  const seats = page.getByRole('group', { name: /Give that seat a hand/ });
  await expect.element(seats.getByText('Rivet')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Rivet' }).click();
  await expect.element(seats.getByText('Rivet')).not.toBeInTheDocument();
});

test('without a clock: the bots wait, also one that comes later, and next time as well, even in a game begun at once (BU-8.4)', async () => {
  await visit('/new/space-builder');
  await page.getByRole('checkbox', { name: /^No clock/ }).click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/play\/space-builder\//);
  expect((await begun()).options).toMatchObject({ waits: [false, true, true, true] });

  window.history.pushState(null, '', '/new/space-builder');
  await expect.element(page.getByRole('checkbox', { name: /^No clock/ })).toBeChecked();
  window.history.pushState(null, '', '/');
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  await expect.poll(() => window.location.pathname).toMatch(/^\/play\/space-builder\//);
  expect((await begun()).options).toMatchObject({ waits: [false, true, true] });
});

/** The game that was just begun, which nobody goes on with. */
async function begun(): Promise<KeptGame> {
  const [game] = (await allGames()) as [KeptGame];
  await forgetGame(game.id);
  return game;
}
