/** `npm run pictures:readme`: the pictures in the README, taken anew from the page as it is now. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ServerProcess } from './crowd/server-process.ts';
import { findBrowser } from './machine/browser.ts';
import { makeBuilt } from './page.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/pictures');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How long the others have been building, in milliseconds. */
const BUILDING = 9000;

const built = await makeBuilt();
if (built.state === 'failed') throw new Error(built.output);
const found = await findBrowser();
if ('missing' in found) throw new Error(found.missing);
const data = await mkdtemp(join(tmpdir(), 'starboard-pictures-'));
const server = new ServerProcess({ STARBOARD_DATA: data });
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
try {
  await server.start();
  const desk = await visit(DESK);
  await playSpaceBase(desk, 8, /^Buy a ship/);
  // A card that can be had is looked at, and what it would bring stands in the question.
  for (const key of ['n', 'Enter', 'q']) await desk.keyboard.press(key);
  await desk.waitForTimeout(1000);
  await take(desk, 'space-base');
  await playSpaceBuilder(desk);
  await take(desk, 'space-builder');
  await desk.goto('/');
  await desk.waitForLoadState('networkidle');
  const height = await desk.evaluate(() => document.documentElement.scrollHeight);
  await desk.setViewportSize({ ...DESK, height });
  await take(desk, 'home');
  const phone = await visit(PHONE);
  await playSpaceBase(phone, 5, /^Use \d and \d$/);
  await take(phone, 'space-base-phone');
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

async function visit(size: typeof DESK): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    baseURL: server.address,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    isMobile: size === PHONE,
    hasTouch: size === PHONE,
  });
  await context.addInitScript(
    ([profile, settings]) => {
      localStorage.setItem('starboard.profile', profile);
      localStorage.setItem('starboard.settings', settings);
    },
    [JSON.stringify({ name: 'Mia' }), JSON.stringify({ speed: 'instant', volume: 0 })] as const,
  );
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 84 });
}

/** Buys what comes first and takes the first answer to everything else, until a question comes up in a later round. */
async function playSpaceBase(page: Page, round: number, question: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Base' }).click();
  const rounds = page.getByText(/^Round \d+$/).first();
  const asked = page.getByRole('heading', { name: question });
  const buying = page.getByRole('heading', { name: /^Buy a ship/ });
  await rounds.waitFor();
  while (!((await asked.isVisible()) && numberIn(await rounds.innerText()) >= round)) {
    const keys = (await buying.isVisible()) ? ['n', 'Enter', 'Enter'] : ['1', 'Enter'];
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(50);
  }
}

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}

/** The map has come up, and the others are building. */
async function playSpaceBuilder(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForTimeout(BUILDING);
}
