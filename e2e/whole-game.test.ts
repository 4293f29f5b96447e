/** A whole game with people, to its end and beyond: each in a browser and a language of his own, at one table of one server. */

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { say } from '@starboard/space-base/text';
import { byFinger, byKeys, play, type Sight, withOrders } from './space-base.ts';
import { expect, test } from './starboard.ts';
import { button, DESK, PHONE, type Visitor, visitor } from './visitor.ts';
import { ANYTHING, oneOf } from './words.ts';

test('four play online to the end, each in a language of his own, though one loads the page again and one loses the network; the record holds, and they play again', {
  tag: '@long',
}, async ({ browser, starboard: baseURL }) => {
  test.slow();
  const noor = await visitor(browser, 'Noor', { baseURL, ...DESK }, 'en');
  const mateo = await visitor(browser, 'Mateo', { baseURL, ...PHONE }, 'fr');
  const wen = await visitor(browser, 'Wen', { baseURL, ...PHONE }, 'zh-Hant');
  const lotte = await visitor(browser, 'Lotte', { baseURL, ...PHONE }, 'nl');
  const crew = [noor, mateo, wen, lotte];

  await openTable(noor);
  const table = noor.page.url();
  await sitByCode(mateo, await codeOf(noor));
  await sitByLink(wen, table);
  await sitByLink(lotte, table);
  await button(noor.page, noor.words.page('room.start')).click();
  await Promise.all(crew.map(leaveOrders));

  await playTogether(crew, ({ round }) => round >= 4);
  await Promise.all(crew.map(readTheTable));
  await mateo.page.reload();
  await wen.setOffline(true);
  const lost = wen.page.getByText(wen.words.page('online.lost'));
  await expect(lost).toBeVisible();
  await playTogether([noor, mateo, lotte], waitsFor(wen));
  await wen.setOffline(false);
  await expect(lost).toBeHidden();
  await playTogether(crew);

  const places = await placesIn(noor);
  const first = crew.find(({ name }) => places[0]?.includes(name));
  for (const each of crew) {
    expect(await placesIn(each)).toEqual(places);
    const { spaceBase } = each.words;
    await expect(each.page.getByRole('heading', { level: 1 })).toHaveText(
      each === first
        ? spaceBase('end.youWon')
        : spaceBase('end.won', { player: first?.name ?? '' }),
    );
  }
  expect(await verdictOn(noor)).toContain('The record holds: space-base');

  await button(noor.page, noor.words.spaceBase('end.rematch')).click();
  await expect(noor.page).not.toHaveURL(table);
  for (const each of crew) {
    const { page, words, language } = each;
    if (each !== noor) await button(page, words.page('room.rematch')).first().tap();
    await expect(page).toHaveURL(noor.page.url());
    const seats = page.getByRole('region', { name: words.page('room.seats') });
    await expect(seats.getByRole('textbox')).toHaveValue(each.name);
    for (const { name } of crew) if (name !== each.name) await expect(seats).toContainText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await Promise.all(crew.map(({ leave }) => leave()));
});

/** All play at once until it is over, or each has seen enough. */
async function playTogether(
  crew: readonly Visitor[],
  enough: (sight: Sight, visitor: Visitor) => boolean = () => false,
): Promise<void> {
  await Promise.all(
    crew.map((each) =>
      play(each.page, each.isMobile ? FINGER : KEYS, (sight) => enough(sight, each)),
    ),
  );
}

const KEYS = withOrders(byKeys);
const FINGER = withOrders(byFinger);

/** Whether nobody else is waited for, as each reads it. */
function waitsFor({ name }: Visitor) {
  return ({ title }: Sight, { words }: Visitor) =>
    title === words.spaceBase('waiting.title', { count: 1, players: name });
}

async function openTable({ page, words, language }: Visitor): Promise<void> {
  await page.goto('/new/space-base?way=online');
  await page.getByRole('radio', { name: words.page('setup.pace.relaxed') }).check();
  await page.getByRole('radio', { name: say(language, 'variant.light-speed') }).check();
  await button(page, words.page('setup.open')).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
}

async function codeOf({ page, words }: Visitor): Promise<string> {
  const before = words.page('pair', { what: words.page('room.code'), which: '' });
  const text = await page.getByText(oneOf(`${before}${ANYTHING}`)).textContent();
  return text?.replace(before, '') ?? '';
}

async function sitByCode(guest: Visitor, code: string): Promise<void> {
  const { page, words } = guest;
  await page.goto('/');
  const field = page.getByLabel(words.page('home.code.label'));
  // What is typed before the page is awake would be lost.
  await field.tap();
  await field.fill(code);
  await button(page, words.page('home.code.join')).tap();
  await sitDown(guest);
}

async function sitByLink(guest: Visitor, address: string): Promise<void> {
  await guest.page.goto(address);
  await sitDown(guest);
}

async function sitDown({ page, words }: Visitor): Promise<void> {
  await button(page, words.page('room.sitHere')).first().tap();
  await expect(button(page, words.page('room.stand'))).toBeVisible();
}

/** So that nobody is waited for on the others' turns. */
async function leaveOrders({ page, words }: Visitor): Promise<void> {
  await button(page, words.spaceBase('orders.title')).click();
  await page.getByRole('radio', { name: words.spaceBase('orders.vp') }).check();
  await page.getByRole('checkbox', { name: words.spaceBase('orders.pass') }).check();
  await page.keyboard.press('Escape');
}

/** Whose turn it is, and in which round, stands there in his language. */
async function readTheTable({ page, words, language }: Visitor): Promise<void> {
  const turns = [words.spaceBase('yourTurn'), words.spaceBase('turnOf', { player: ANYTHING })];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneOf(...turns));
  const round = page.locator('header data');
  const number = Number(await round.getAttribute('value'));
  await expect(round.locator('span').first()).toHaveText(
    words.spaceBase('round', { round: number }),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Who came where, and with how much, as the end shows it. */
function placesIn({ page, words }: Visitor): Promise<string[]> {
  const places = page.getByRole('list', { name: words.spaceBase('end.places') });
  return places.getByRole('listitem').allTextContents();
}

/** What the command says of the record that the page hands out. */
async function verdictOn({ page, words }: Visitor): Promise<string> {
  const coming = page.waitForEvent('download');
  await button(page, words.page('proof.record')).click();
  const record = await (await coming).path();
  const command = resolve(import.meta.dirname, '../cli/starboard.mjs');
  const { stderr } = await promisify(execFile)(process.execPath, [command, 'verify', record]);
  return stderr;
}
