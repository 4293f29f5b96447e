/** Whole games of Space Builder over a network, every player in a browser of his own and on a line of his own. */

import type { Page } from '@playwright/test';
import {
  boardOf,
  boardWith,
  build,
  buildAndTap,
  buildCarelessly,
  goOn,
  readMap,
  tapThePile,
  winner,
} from './builders.ts';
import { place, rewind } from './film.ts';
import { gather, sitDown } from './gathering.ts';
import { expect, test } from './starboard.ts';

test('two, one of them far away: he loads the page again in the middle of a round, goes on where he was, and wins', {
  tag: '@long',
}, async ({ starboard, browser, contextOptions }) => {
  const { pages, leave } = await gather({ starboard, browser, contextOptions }, [10, 125]);
  const [near, far] = pages as [Page, Page];
  await sitDown(pages, [7, 7]);

  const wanted = [...(await readMap(far))];
  expect(wanted).toHaveLength(7);
  await build(far, wanted.slice(0, 3));
  // His own board is there at once, and does not wait for a line that takes a quarter of a second.
  expect(await boardOf(far)).toEqual(boardWith(wanted.slice(0, 3)));
  await expect(near.getByText('3 of 7 built')).toBeVisible();

  await far.reload();
  await readMap(far);
  expect(await boardOf(far)).toEqual(boardWith(wanted.slice(0, 3)));
  await build(far, wanted.slice(3));
  await tapThePile(far);

  await expect(near.locator('footer').getByText('125 ms wins the round.')).toBeVisible();
  for (const page of pages) await goOn(page);
  await buildAndTap(far);
  for (const page of pages) await goOn(page);
  await expect(winner(far)).toHaveText('Your city stands!');
  await expect(winner(near)).toHaveText('125 ms’s city stands!');

  await near.getByRole('link', { name: 'Watch it again' }).click();
  await rewind(near);
  await near.keyboard.press('Shift+ArrowRight');
  await expect(place(near)).toHaveAttribute('aria-valuetext', 'Round 1 of 2');
  const boards = near.getByRole('list', { name: 'Players' }).locator('[data-card]');
  await expect(boards).toHaveCount(0);
  await expect(async () => {
    await near.keyboard.press('ArrowRight');
    expect(await boards.count()).toBeGreaterThan(0);
  }).toPass();
  await near.keyboard.press('Shift+ArrowLeft');
  await expect(boards).toHaveCount(0);
  await leave();
});

test('three: a lost line is said to be lost, the board is built on meanwhile, and all of it counts; nobody waits for one who is gone', {
  tag: '@long',
}, async ({ starboard, browser, contextOptions }) => {
  const { pages, leave } = await gather({ starboard, browser, contextOptions }, [10, 50, 125]);
  const [first, second, third] = pages as [Page, Page, Page];
  await sitDown(pages, [7, 7, 7]);
  const wanted = [...(await readMap(third))];
  await build(third, wanted.slice(0, 2));

  await third.context().setOffline(true);
  await expect(third.getByText(/^Connection lost/)).toBeVisible();
  await build(third, wanted.slice(2, 5));
  expect(await boardOf(third)).toEqual(boardWith(wanted.slice(0, 5)));
  await third.context().setOffline(false);
  await expect(third.getByText(/^Connection lost/)).toBeHidden();
  await expect(first.getByText('5 of 7 built')).toBeVisible();
  expect(await boardOf(third)).toEqual(boardWith(wanted.slice(0, 5)));

  await build(third, wanted.slice(5));
  await tapThePile(third);
  await expect(first.getByText(/^Finished in/)).toBeVisible();
  await buildCarelessly(first);
  await expect(second.locator('footer').getByText('125 ms wins the round.')).toBeVisible();
  await second.goto('/lobby');

  const staying = [first, third];
  for (const page of staying) await goOn(page);
  await buildAndTap(third);
  await buildCarelessly(first);
  for (const page of staying) await goOn(page);
  await expect(winner(third)).toHaveText('Your city stands!');
  await expect(winner(first)).toHaveText('125 ms’s city stands!');
  await leave();
});

test('four: a bot has the seat of one who gives it up until he takes it again, and an onlooker sees the boards, half a minute later', {
  tag: '@long',
}, async ({ starboard, browser, contextOptions }) => {
  const latencies = [10, 50, 125, 20];
  const { pages, come, leave } = await gather({ starboard, browser, contextOptions }, latencies);
  const [first, second, third, fourth] = pages as [Page, Page, Page, Page];
  const path = await sitDown(pages, [7, 7, 7, 7]);
  const onlooker = await come(80);
  await onlooker.goto(path);
  await expect(onlooker.getByText(/^You see this 30 seconds later/)).toBeVisible();

  await readMap(fourth);
  const began = Date.now();
  const boards = onlooker.getByRole('list', { name: 'Players' }).locator('[data-card]');
  const sight = boards
    .first()
    .waitFor()
    .then(() => Date.now());
  const staying = [third, first, second];
  const playRound = async () => {
    await buildAndTap(third);
    await Promise.all([buildCarelessly(first), buildCarelessly(second)]);
    await expect(third.locator('footer').getByText(/wins? the round/)).toBeVisible();
  };
  await giveUp(fourth);
  await playRound();
  for (const page of staying) await goOn(page);

  // The next map comes when all four are ready, and the bot is. On a slow machine it may even win a round.
  const { seats } = await (await first.request.get(`/api/tables/${idIn(path)}`)).json();
  expect(seats[3]).toMatchObject({ heldBy: expect.any(String), left: true });
  await fourth.goto(path);
  await fourth.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(fourth.getByRole('list', { name: 'Your hand' })).toBeVisible();
  do {
    await playRound();
    for (const page of pages) await goOn(page);
  } while (!(await winner(third).isVisible()));
  for (const page of pages) await expect(winner(page)).toBeVisible();
  expect((await sight) - began).toBeGreaterThanOrEqual(30_000);
  await expect(onlooker.locator('footer').getByText(/wins the round/)).toBeVisible();
  await leave();
});

/** By the menu of the table, and asked once more. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Give up my seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click();
  await expect(page).toHaveURL(/\/lobby$/);
}

function idIn(path: string): string {
  return path.replace('/table/', '');
}
