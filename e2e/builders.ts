/** Builders in browsers of their own, each over a line of his own: they read the map as a screen reader would, turn it in their heads, and build. */

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import {
  BEACON,
  BUILDINGS,
  type Building,
  type Cell,
  cellOf,
  type Placement,
  SIDES,
  SLOTS,
  type Slot,
  TURNS,
  turnedBy,
  turnedCell,
} from '@starboard/space-builder';
import { placeName, say, standing } from '@starboard/space-builder/text';
import { type SlowLine, slowLine } from '../tools/crowd/slow-line.ts';
import { expect } from './starboard.ts';

export interface Guests {
  readonly starboard: string;
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
}

export interface Gathering {
  readonly pages: readonly Page[];
  /** Somebody more, over a line of his own: so many milliseconds each way. */
  come(latency: number): Promise<Page>;
  leave(): Promise<void>;
}

/** One page for each line. */
export async function gather(guests: Guests, latencies: readonly number[]): Promise<Gathering> {
  const { starboard, browser, contextOptions } = guests;
  const ends: (() => Promise<void>)[] = [];
  const come = async (latency: number): Promise<Page> => {
    const line: SlowLine = await slowLine(starboard, () => latency);
    const context = await browser.newContext({ ...contextOptions, baseURL: line.address });
    ends.push(async () => {
      await context.close();
      await line.close();
    });
    await context.addInitScript(
      ([name]) => {
        localStorage.setItem('starboard.profile', JSON.stringify({ name }));
        localStorage.setItem(
          'starboard.settings',
          JSON.stringify({ speed: 'instant', motion: 'still', volume: 0 }),
        );
      },
      [`${latency} ms`],
    );
    return context.newPage();
  };
  return {
    pages: await Promise.all(latencies.map(come)),
    come,
    async leave() {
      for (const end of ends) await end();
    },
  };
}

/** Opens a table through the page, as large as it comes; lets everybody sit down, and begins with those who have. */
export async function sitDown(pages: readonly Page[], hand: number): Promise<string> {
  const [host, ...others] = pages as [Page, ...Page[]];
  await host.goto('/new/space-builder?way=online');
  for (const seat of pages.keys()) {
    const more = host.getByRole('button', { name: `Larger opening hand, seat ${seat + 1}` });
    for (let size = 4; size < hand; size++) await more.click();
  }
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host).toHaveURL(/\/table\/\w+$/);
  const path = new URL(host.url()).pathname;
  for (const page of others) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
  }
  const all = pages.length === 4 ? 'Start' : `Start with ${pages.length} players`;
  await host.getByRole('button', { name: all, exact: true }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await expect(host.getByText(/^Waiting for .*\d+ ms$/)).toBeVisible();
  for (const page of others) await page.getByRole('button', { name: 'I am ready' }).click();
  return path;
}

/** Waits for the map, and says what it asks of each building in hand. */
export async function readMap(page: Page): Promise<Map<Building, Placement>> {
  const map = page.getByRole('list', { name: 'The map' });
  await expect(map).toBeVisible();
  const seen = (await map.getByRole('listitem').allTextContents()).map(readSlot);
  const beacon = seen.find(({ what }) => what.startsWith('beacon'));
  const direction = TURNS.find((turn) => isSame(turnedCell(BEACON, turn), beacon?.cell)) ?? 0;
  const wanted = new Map<Building, Placement>();
  for (const { cell, what } of seen) {
    const found = LOOKS.get(what);
    const slot = SLOTS.find((each) => isSame(turnedCell(cellOf(each), direction), cell));
    if (found === undefined || slot === undefined) continue;
    const { building, side, turn } = found;
    wanted.set(building, { slot, side, turn: turnedBy(turn, -direction) });
  }
  const hand = await page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));
  return new Map([...wanted].filter(([building]) => hand.includes(building)));
}

/** All that can stand on a square, by how it is read out. */
const LOOKS = new Map(
  BUILDINGS.flatMap((building) =>
    SIDES.flatMap((side) =>
      TURNS.map(
        (turn) => [standing(building, side, turn, 'en'), { building, side, turn }] as const,
      ),
    ),
  ),
);

/** "row 1, column 2: glasshouse, …" */
function readSlot(text: string): { cell: Cell; what: string } {
  for (const cell of [BEACON, ...SLOTS.map(cellOf)]) {
    const place = say('en', 'place', { row: cell.row + 1, column: cell.column + 1 });
    if (text.startsWith(`${place}: `)) return { cell, what: text.slice(place.length + 2) };
  }
  throw new Error(`nothing is read out like "${text}"`);
}

function isSame(one: Cell, other: Cell | undefined): boolean {
  return one.row === other?.row && one.column === other.column;
}

const SLOT_KEYS: Readonly<Record<Slot, string>> = {
  1: 'w',
  2: 'e',
  3: 'a',
  4: 's',
  5: 'd',
  6: 'z',
  7: 'x',
  8: 'c',
};

/** Builds by keys, from the hand. */
export async function build(
  page: Page,
  wanted: Iterable<readonly [Building, Placement]>,
): Promise<void> {
  for (const [building, { slot, turn, side }] of wanted) {
    await page.keyboard.press(String(building));
    for (let quarter = 0; quarter < turn; quarter++) await page.keyboard.press('r');
    if (side === 'B') await page.keyboard.press('f');
    await page.keyboard.press(SLOT_KEYS[slot]);
  }
}

/** Everything the map asks for, and a tap on the pile. */
export async function buildAndTap(page: Page): Promise<void> {
  await build(page, await readMap(page));
  await tapThePile(page);
}

/** The whole hand, each building where it belongs but as it lies, and a tap on the pile. */
export async function buildCarelessly(page: Page): Promise<void> {
  for (const [building, { slot }] of await readMap(page)) {
    await page.keyboard.press(String(building));
    await page.keyboard.press(SLOT_KEYS[slot]);
  }
  await tapThePile(page);
}

/** Unless the round is over: then a key would mean something else. */
export async function tapThePile(page: Page): Promise<void> {
  await seen(page);
  const pile = page.getByRole('button', { name: 'Tap the pile: finished' });
  if (await pile.isVisible()) await page.keyboard.press(' ');
}

/** What follows from a building that is put down, such as a pile that lights up, is drawn a frame after it. */
function seen(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** A board as it is read out, slot by slot. */
export function boardOf(page: Page, name = 'Your board'): Promise<string[]> {
  return page
    .getByRole('group', { name })
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label') ?? ''));
}

/** How it is read out when these stand on it, and nothing else. */
export function boardWith(stand: Iterable<readonly [Building, Placement]>): string[] {
  const bySlot = new Map([...stand].map(([building, at]) => [at.slot, { building, ...at }]));
  return SLOTS.map((slot) => {
    const there = bySlot.get(slot);
    const what =
      there === undefined ? 'empty' : standing(there.building, there.side, there.turn, 'en');
    return `${placeName(slot, 'en')}: ${what}`;
  });
}

/** Has seen the check; the winner also sets a building free. */
export async function goOn(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: /^(Next map|Set a building free|To the end)/ }).click();
  const free = page.getByRole('button', { name: /^Set free: / });
  const table = page.getByRole('button', { name: 'Map pile' });
  const end = page.getByRole('heading', { name: /city stands!$/ });
  await expect(free.or(table).or(end).first()).toBeVisible();
  await expect(menu(page)).toBeVisible();
  if (await free.isVisible()) await free.click();
}

/** The page's own, in the corner of every screen of a match. */
function menu(page: Page) {
  return page.getByRole('button', { name: 'Menu' });
}

/** Who won, as this page says it. */
export function winner(page: Page) {
  return page.getByRole('heading', { name: /city stands!$/ });
}
