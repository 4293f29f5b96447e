/** From a name to a person, and from there to what he has played. */

import { readFile } from 'node:fs/promises';
import { readRecord } from '../engine/index.ts';
import { shelf } from '../games/shelf.ts';
import { rewind } from './film.ts';
import { beAda } from './house.ts';
import { expect, test } from './starboard.ts';

test.use({ baseURL: async ({ house }, use) => use(house.address) });

const RECORD = /\/record$/;

test('a name at a table leads to a person, a person to a finished game, and a game to its record, its dice and all that happened', async ({
  page,
  house,
}) => {
  await beAda(page, house);
  await page.goto(`/table/${house.own}`);
  await page.getByRole('link', { name: house.other.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house.other.name);
  await expect(page.getByText('1 game, ')).toBeVisible();
  await expect(page.getByText('against people')).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this game' }).click();
  await page.getByRole('menuitem', { name: 'Download the record' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  const { record } = await readRecord(
    JSON.parse(file),
    async (name) => (await shelf[name]?.())?.game,
  );
  expect(record.players.map(({ name }) => name)).toEqual(['Ada', house.other.name]);

  await page.getByRole('link', { name: /^Look: Space Base/ }).click();
  await expect(page).toHaveURL(`/table/${house.over}`);
  await expect(page.getByText('Checked: the secret fits the fingerprint.')).toBeVisible();
  await page.getByRole('link', { name: 'Check the whole game' }).click();
  await expect(page.getByText('Everything holds.')).toBeVisible();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page).toHaveURL(`/replay/table/${house.over}`);
  await rewind(page);
  await page.goBack();
  const field = page.getByLabel('Check a record from a file');
  await field.setInputFiles(fileOf(file));
  await page.locator('a[href="/replay/file"]').click();
  await rewind(page);
  // The table's own record comes late: what was asked about last is the file.
  const late = Promise.withResolvers<void>();
  await page.route(RECORD, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goBack();
  const forged = file.replace('"name":"Ada"', '"name":"Eve"');
  await field.setInputFiles(fileOf(forged));
  const broken = page.getByText('This record does not hold.');
  await expect(broken).toBeVisible();
  const told = page.waitForResponse(RECORD);
  late.resolve();
  await (await told).finished();
  await page.waitForTimeout(500);
  await expect(broken).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeHidden();
  await page.goBack();
  await page.getByRole('list', { name: 'Who plays' }).getByRole('link', { name: 'Ada' }).click();
  await expect(page.getByText('This is how others see you.')).toBeVisible();
});

test('one’s own games: those under way on the first page, those finished in the history', async ({
  page,
  house,
}) => {
  await beAda(page, house);
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your games' });
  await expect(mine.getByText('Waiting for players')).toBeVisible();
  await mine.getByRole('link', { name: 'Finished games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finished games');
  await expect(page.getByText(/^Space Base · (1st|2nd) of 2$/)).toBeVisible();
});

test('where the server cannot be reached, the first page says that games are missing', async ({
  page,
  house,
}) => {
  await beAda(page, house);
  await page.route('**/api/me/games', (route) => route.abort());
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your games' });
  await expect(mine.getByText('Your online games are not shown')).toBeVisible();
});

function fileOf(text: string) {
  return { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
