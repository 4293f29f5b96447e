/** Two people at one table, each in a browser of his own: a code or a link, a word said, a line that breaks, and on they play. */

import type { Locator } from '@playwright/test';
import reader from 'jsqr';
import { Visitor as Guest } from '../tools/crowd/visitor.ts';
import { beAda } from './house.ts';
import { byFinger, byKeys, play } from './space-base.ts';
import { expect, test } from './starboard.ts';
import { likesItQuick, visitor } from './visitor.ts';

test('a table is opened, found and begun; a line that breaks and a page that is loaded again change nothing', async ({
  page: host,
  browser,
  starboard: baseURL,
  isMobile,
}) => {
  const press = (target: Locator) => (isMobile ? target.tap() : target.click());
  const player = isMobile ? byFinger : byKeys;
  await likesItQuick(host, 'Noor');
  const mateo = await visitor(browser, 'Mateo', { baseURL });
  const guest = mateo.page;

  await host.goto('/new/space-base?way=online');
  await press(host.getByRole('radio', { name: '2', exact: true }));
  await press(host.getByRole('radio', { name: 'Relaxed' }));
  await press(host.getByRole('button', { name: 'Open the table' }));
  await expect(host).toHaveURL(/\/table\/\w+$/);
  const square = host.getByRole('img', { name: 'QR' });
  const start = host.getByRole('button', { name: 'Start' });
  await expect(start).toBeDisabled();
  expect(await heightOf(square), 'how others come, before a start that cannot be').toBeLessThan(
    await heightOf(start),
  );
  if (isMobile) await guest.goto(await read(square));
  else {
    const code = (await host.getByText(/^Code: \w+/).textContent())?.replace('Code: ', '') ?? '';
    await guest.goto('/');
    const field = guest.getByLabel('Code of a table');
    await field.fill(code);
    await guest.getByRole('button', { name: 'Join' }).click();
  }
  await press(guest.getByRole('button', { name: 'Sit here' }));
  await press(guest.getByRole('button', { name: 'Good luck!' }));
  await expect(host.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');

  await press(host.locator('a[href="/me"]:visible'));
  await press(host.getByRole('radio', { name: 'One-eyed' }));
  await host.goBack();
  await expect(guest.locator('[data-face="moa"]'), 'a face that was just chosen').toBeVisible();

  await press(start);
  await expect(host.getByText('Round 1', { exact: true })).toBeVisible();
  await Promise.all([host, guest].map((page) => play(page, player, ({ round }) => round > 2)));

  await mateo.setOffline(true);
  await expect(guest.getByText(/^Connection lost/)).toBeVisible();
  await mateo.setOffline(false);
  await expect(guest.getByText(/^Connection lost/)).toBeHidden();
  await host.reload();
  await expect(host.locator('data[value]').first()).toHaveAttribute('value', /^[3-9]$/);
  await mateo.leave();
});

test('a waiting table whose host goes is left to whoever waits there, who is told and can begin', async ({
  page,
  starboard,
}) => {
  const [ada, noor] = [new Guest(starboard), new Guest(starboard)];
  for (const [guest, name] of [
    [ada, 'Ada'],
    [noor, 'Noor'],
  ] as const) {
    await guest.welcome({ name, colour: 1, language: 'en' });
  }
  const { id } = await noor.open({ game: 'space-base', seats: 3 });
  await ada.sit(id, 1);
  await beAda(page, { address: starboard, secret: ada.secret });
  await page.goto(`/table/${id}`);
  await expect(page.getByText('One seat is still free')).toBeVisible();
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeHidden();
  await noor.standUp(id);
  await expect(page.getByText('The host has gone: this table is yours now.')).toBeVisible();
  await expect(start).toBeVisible();
});

test('whoever is asked at a table with a clock sees how long he may still think', {
  tag: '@phone',
}, async ({ page, starboard }) => {
  const ada = new Guest(starboard);
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const pace = { kind: 'live', seconds: 30 } as const;
  const { id } = await ada.open({ game: 'space-base', seats: 2, access: 'code', pace });
  await ada.seatBot(id, 1, 'cadet');
  await ada.start(id);
  await beAda(page, { address: starboard, secret: ada.secret });
  await page.goto(`/table/${id}`);
  const clock = page.getByRole('timer');
  await expect(clock).toContainText(/^\d+ seconds? left for you/);
  const chip = page.getByRole('button', { name: 'Ada' });
  expect(await bottomOf(clock), 'above the players').toBeLessThanOrEqual(await heightOf(chip));
});

const PHONES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

for (const [game, bot] of [
  ['space-base', 'cadet'],
  ['space-builder', 'child'],
] as const) {
  test(`a lost line, and a seat that was given up, are told without hiding anything at the table of ${game}`, {
    tag: '@phone',
  }, async ({ page, starboard }) => {
    const ada = new Guest(starboard);
    await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
    const pace = { kind: 'relaxed' } as const;
    const { id } = await ada.open({ game, seats: 2, access: 'code', pace });
    await ada.seatBot(id, 1, bot);
    await ada.start(id);
    await beAda(page, { address: starboard, secret: ada.secret });
    const band = page.locator('[data-told]', {
      hasText: /^Connection lost. Your last action is safe/,
    });
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await page.goto(`/table/${id}`);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(band).toBeVisible();
      await expect.poll(() => hiddenBy(band), `${size.width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
      await band.getByRole('button', { name: 'Try again now' }).tap();
      await expect(band.getByRole('button', { name: 'Trying' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(band).toBeHidden();
    }
    await ada.standUp(id);
    const held = page.getByText('You gave up your seat; a bot plays for you.');
    await expect(held).toBeVisible();
    await expect.poll(() => hiddenBy(held), 'whoever gave up his seat').toEqual([]);
    await page.getByRole('button', { name: 'Take my seat again' }).tap();
    await expect(held).toBeHidden();
  });
}

test('an answer given while the line is lost is told to be on its way, and no other can be given', async ({
  page,
  starboard,
}) => {
  const ada = new Guest(starboard);
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const pace = { kind: 'relaxed' } as const;
  const { id } = await ada.open({ game: 'space-base', seats: 2, access: 'code', pace });
  await ada.seatBot(id, 1, 'cadet');
  await ada.start(id);
  await beAda(page, { address: starboard, secret: ada.secret });
  await likesItQuick(page, 'Ada');
  await page.goto(`/table/${id}`);
  const question = page.locator('[data-question]');
  await play(page, byKeys, ({ asked }) => asked === 'allocate');
  await expect(page).toHaveTitle('Your turn · Space Base · Starboard');
  await page.context().setOffline(true);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await question.locator('[data-answer="1"]').click();
  await expect(question.getByRole('heading', { name: 'Your answer is on its way' })).toBeVisible();
  await expect(question.getByRole('status')).toHaveText('Your answer is on its way');
  await expect(page.locator('[data-answer], [data-primary]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back', disabled: false })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(question.getByText('Your answer is on its way')).toHaveCount(0);
  await expect(question, 'what follows on it').not.toHaveAttribute('data-asked', 'allocate');
  await expect(page.getByText('The game has moved on')).toHaveCount(0);
});

test('the title tells whose turn it is; whoever looks on is told so, and who is away; back closes what is open first', async ({
  page,
  browser,
  starboard,
}) => {
  const [ada, noor] = [new Guest(starboard), new Guest(starboard)];
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  await noor.welcome({ name: 'Noor', colour: 2, language: 'en' });
  const pace = { kind: 'relaxed' } as const;
  const { id } = await ada.open({ game: 'space-base', seats: 2, access: 'code', pace, delay: 0 });
  await noor.sit(id, 1);
  await ada.start(id);
  await beAda(page, { address: starboard, secret: ada.secret });
  await likesItQuick(page, 'Ada');
  await page.goto('/lobby');
  await page.goto(`/table/${id}`);
  await play(page, byKeys, ({ asked, round }) => round > 0 && asked === '');
  await expect(page).toHaveTitle('Space Base · Starboard');
  const question = page.locator('[data-question]');
  await expect(question.getByRole('heading', { name: 'Noor is away.' })).toBeVisible();
  await expect(question.getByText('a bot takes over and the game goes on')).toBeVisible();

  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeHidden();
  await expect(page).toHaveURL(`/table/${id}`);
  await page.getByRole('button', { name: 'Standing orders' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const max = await visitor(browser, 'Max', { baseURL: starboard });
  await max.page.goto(`/table/${id}`);
  await expect(max.page.getByText('You are watching: the base you see is')).toBeVisible();
  await max.leave();
  await page.goBack();
  await expect(page, 'what was closed by a key is nothing to go back to').toHaveURL('/lobby');
});

for (const [game, bot] of [
  ['space-base', 'cadet'],
  ['space-builder', 'child'],
] as const) {
  test(`a tap on the way out of ${game} is asked about, and from the lobby one finds back`, {
    tag: '@phone',
  }, async ({ page, starboard }) => {
    const ada = new Guest(starboard);
    await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
    const { id } = await ada.open({ game, seats: 2, access: 'code', pace: { kind: 'relaxed' } });
    await ada.seatBot(id, 1, bot);
    await ada.start(id);
    await beAda(page, { address: starboard, secret: ada.secret });
    await page.goto(`/table/${id}`);
    const menu = page.getByRole('button', { name: 'Menu' });
    const leave = async () => {
      await menu.tap();
      await page.getByRole('menuitem', { name: 'Leave the table' }).tap();
    };
    const question = page.getByRole('dialog', { name: 'Leave the table' });
    await leave();
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`/table/${id}`);
    // On a phone Space Base has no way out but the menu's.
    if (game === 'space-base') await leave();
    else await page.getByRole('button', { name: 'Leave the table' }).tap();
    await question.getByRole('button', { name: 'Leave the table' }).tap();
    await expect(page).toHaveURL('/lobby');
    await page.getByRole('region', { name: 'Your games' }).getByRole('link').tap();
    await expect(page).toHaveURL(`/table/${id}`);
    await expect(menu).toBeVisible();
  });
}

/** What can be pressed or read and lies under it; where a finger is heeded reaches a little further than what is drawn. */
function hiddenBy(target: Locator): Promise<(string | null)[]> {
  return target.evaluate((band) => {
    const { bottom } = band.getBoundingClientRect();
    return [...document.querySelectorAll('button, a, h1, header *')]
      .filter((one) => one.getClientRects().length > 0 && !band.contains(one))
      .filter((one) => one.getBoundingClientRect().top < bottom - 8)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });
}

async function heightOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? Number.NaN;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

/** What a camera reads. */
async function read(square: Locator): Promise<string> {
  const picture = (await square.screenshot()).toString('base64');
  const { dots, width, height } = await square.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return { dots: [...(canvas?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, picture);
  return reader.default(Uint8ClampedArray.from(dots), width, height)?.data ?? '';
}
