/** A whole game with people, to its end and beyond: each in a browser of his own, at one table of one server. */

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { byFinger, byKeys, play, type Sight, withOrders } from './space-base.ts';
import { expect, test } from './starboard.ts';
import { DESK, PHONE, type Visitor, visitor } from './visitor.ts';

test('four play online to the end, though one loads the page again and one loses the network; the record holds, and they play again', {
  tag: '@long',
}, async ({ browser, starboard: baseURL }) => {
  test.slow();
  const noor = await visitor(browser, 'Noor', { baseURL, ...DESK });
  const mateo = await visitor(browser, 'Mateo', { baseURL, ...PHONE });
  const wen = await visitor(browser, 'Wen', { baseURL, ...PHONE });
  const lotte = await visitor(browser, 'Lotte', { baseURL, ...PHONE });
  const crew = [noor, mateo, wen, lotte];

  await openTable(noor.page);
  const table = noor.page.url();
  await sitByCode(mateo.page, await codeOf(noor.page));
  await sitByLink(wen.page, table);
  await sitByLink(lotte.page, table);
  await noor.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all(crew.map(leaveOrders));

  await playTogether(crew, ({ round }) => round >= 4);
  await mateo.page.reload();
  await wen.setOffline(true);
  await expect(wen.page.getByText(/^Connection lost/)).toBeVisible();
  await playTogether([noor, mateo, lotte], ({ title }) => title === 'Wen is choosing.');
  await wen.setOffline(false);
  await expect(wen.page.getByText(/^Connection lost/)).toBeHidden();
  await playTogether(crew);

  const places = await placesIn(noor.page);
  for (const { page } of crew) expect(await placesIn(page)).toEqual(places);
  for (const { name, page } of crew) {
    const title = places[0]?.includes(name) ? 'You win!' : / wins$/;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(await verdictOn(noor.page)).toContain('The record holds: space-base');

  await noor.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(noor.page).not.toHaveURL(table);
  for (const { page } of crew) {
    if (page !== noor.page) await page.getByRole('button', { name: 'Rematch' }).first().tap();
    await expect(page).toHaveURL(noor.page.url());
    const seats = page.getByRole('region', { name: 'Seats' });
    for (const { name } of crew) await expect(seats).toContainText(name);
  }
  await Promise.all(crew.map(({ leave }) => leave()));
});

/** All play at once until it is over, or each has seen enough. */
async function playTogether(
  crew: readonly Visitor[],
  enough?: (sight: Sight) => boolean,
): Promise<void> {
  await Promise.all(crew.map(({ page, isMobile }) => play(page, isMobile ? FINGER : KEYS, enough)));
}

const KEYS = withOrders(byKeys);
const FINGER = withOrders(byFinger);

async function openTable(page: Page): Promise<void> {
  await page.goto('/new/space-base?way=online');
  await page.getByRole('radio', { name: 'Relaxed' }).check();
  await page.getByRole('radio', { name: 'Light-speed set-up' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
}

async function codeOf(page: Page): Promise<string> {
  const text = await page.getByText(/^Code: \w+/).textContent();
  return text?.replace('Code: ', '') ?? '';
}

async function sitByCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code of a table').fill(code);
  await page.getByRole('button', { name: 'Join' }).tap();
  await sitDown(page);
}

async function sitByLink(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await sitDown(page);
}

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().tap();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** So that nobody is waited for on the others' turns. */
async function leaveOrders({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Standing orders' }).click();
  await page.getByRole('radio', { name: 'Most points' }).check();
  await page.getByRole('checkbox', { name: 'Use no abilities' }).check();
  await page.keyboard.press('Escape');
}

/** Who came where, and with how much, as the end shows it. */
function placesIn(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Places' }).getByRole('listitem').allTextContents();
}

/** What the command says of the record that the page hands out. */
async function verdictOn(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const record = await (await coming).path();
  const command = resolve(import.meta.dirname, '../cli/starboard.mjs');
  const { stderr } = await promisify(execFile)(process.execPath, [command, 'verify', record]);
  return stderr;
}
