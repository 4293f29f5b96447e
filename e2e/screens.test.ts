/**
 * Every screen around the games, with people in the house: nothing sticks out
 * sideways at any width in any language, and axe finds nothing in either theme,
 * on a phone and on a desk.
 */

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { RemoteHost } from '../client/index.ts';
import { Random, type Seat, type Seed } from '../engine/index.ts';
import { playByChance } from '../tools/crowd/players.ts';
import { lineTo, Visitor } from '../tools/crowd/visitor.ts';
import { test as base, expect } from './starboard.ts';

const WIDTHS = [360, 768, 1280, 2560];
const LANGUAGES = ['fr', 'nl', 'zh-Hant', 'en'];

/** What there is to see: someone who is in, his tables, and someone else with a long name. */
interface House {
  readonly secret: string;
  readonly other: string;
  readonly own: string;
  readonly open: string;
}

const SCREENS: Record<string, string | ((house: House) => string)> = {
  home: '/',
  'set-up against bots': '/new/space-base',
  'set-up on one device': '/new/space-builder?way=here',
  'set-up online': '/new/space-base?way=online',
  lobby: '/lobby',
  'waiting room of a host, with chat': ({ own }) => `/table/${own}`,
  'waiting room of a guest': ({ open }) => `/table/${open}`,
  'a table that is gone': '/table/0000000000000000',
  'a code nobody has': '/join/ZZZZZZ',
  'a game that is not here': '/play/space-base/nothing',
  profile: '/me',
  history: '/history',
  'someone else': ({ other }) => `/people/${other}`,
  'nobody by that address': '/people/0000000000000000',
  account: '/account',
  'signing in': '/sign-in',
  recovery: '/recover',
  settings: '/settings',
  learning: '/learn',
  'rules of Space Base': '/learn/space-base/rules',
  'rules of Space Builder': '/learn/space-builder/rules',
  'fair dice': '/fair-dice',
  about: '/about',
  'not found': '/nowhere',
};

const test = base.extend<object, { house: House }>({
  house: [async ({ starboard }, use) => use(await furnish(starboard)), { scope: 'worker' }],
});

for (const [name, address] of Object.entries(SCREENS)) {
  test(`${name}: fits, and is open to everyone`, async ({ page, context, baseURL, house }) => {
    await context.addCookies([{ name: 'starboard', value: house.secret, url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('starboard.server', 'known'));
    await inspect(page, typeof address === 'string' ? address : address(house));
  });
}

test('without a server: what still works is said, and it fits', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/api/**`, (route) => route.abort());
  await inspect(page, '/lobby');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached');
});

test('a part of the page that cannot be loaded: there is a way on, and it fits', async ({
  page,
}) => {
  await page.route(/\/assets\/lobby-[^/]+\.js$/, (route) => route.abort());
  await inspect(page, '/lobby');
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Space Base' })).toBeVisible();
});

async function inspect(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await overhang(page), `${width} px, ${language}`).toBeLessThanOrEqual(0);
    }
    if (width === 768 || width === 2560) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await objections(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** By the list in the header, as anyone would; where there is no header, as it was. */
async function speak(page: Page, language: string): Promise<void> {
  const list = page.locator('header select:has(option[value="nl"])');
  if ((await list.count()) === 0) return;
  await list.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function objections(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

async function furnish(address: string): Promise<House> {
  const [ada, max] = [new Visitor(address), new Visitor(address)];
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const { id: other } = await max.welcome({
    name: 'Maximilian van den Berge',
    colour: 4,
    language: 'nl',
  });
  await finish(address, [ada, max]);
  const open = await max.open({ game: 'space-builder', seats: 4, access: 'public' });
  const own = await ada.open({ game: 'space-base', seats: 4, access: 'code', chat: 'free' });
  await max.sit(own.id, 1);
  await ada.seatBot(own.id, 2, 'captain');
  return { secret: ada.secret, other, own: own.id, open: open.id };
}

/** They play a game to its end, any way. */
async function finish(address: string, people: readonly [Visitor, Visitor]): Promise<void> {
  const { id } = await people[0].open({
    game: 'space-base',
    seats: 2,
    access: 'public',
    pace: { kind: 'relaxed' },
  });
  await people[1].sit(id, 1);
  await people[0].start(id);
  await Promise.all(
    people.map(async ({ cookie }, place) => {
      const line = lineTo(address, cookie);
      const random = new Random(`${place}${place}`.repeat(32) as Seed);
      const player = await playByChance(new RemoteHost(line, id), place as Seat, random);
      await player.over;
      line.close();
    }),
  );
}
