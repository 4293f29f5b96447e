/** Builders: they read the map as a screen reader would, in their language, turn it in their heads, and build. */

import { errors, type Locator, type Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
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
import { placeName, say, standing, turnName } from '@starboard/space-builder/text';
import { expect } from './starboard.ts';
import { button, press } from './visitor.ts';
import { ANYTHING, oneOf, words } from './words.ts';

/** Waits for the map, and says what it asks of each building in hand. */
export async function readMap(
  page: Page,
  language: Language = 'en',
): Promise<Map<Building, Placement>> {
  const { spaceBuilder } = words(language);
  const map = page.getByRole('list', { name: spaceBuilder('map.name'), exact: true });
  await expect(map).toBeVisible();
  const items = await map.getByRole('listitem').allTextContents();
  const seen = items.map((item) => readSlot(item, language));
  const beacon = seen.find(({ what }) =>
    TURNS.some((turn) => what === spaceBuilder('map.beacon', { turn: turnName(turn, language) })),
  );
  const direction = TURNS.find((turn) => isSame(turnedCell(BEACON, turn), beacon?.cell)) ?? 0;
  const looks = looksIn(language);
  const wanted = new Map<Building, Placement>();
  for (const { cell, what } of seen) {
    const found = looks.get(what);
    const slot = SLOTS.find((each) => isSame(turnedCell(cellOf(each), direction), cell));
    if (found === undefined || slot === undefined) continue;
    const { building, side, turn } = found;
    wanted.set(building, { slot, side, turn: turnedBy(turn, -direction) });
  }
  const hand = await page
    .getByRole('list', { name: spaceBuilder('hand') })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));
  return new Map([...wanted].filter(([building]) => hand.includes(building)));
}

/** All that can stand on a square, by how it is read out. */
function looksIn(language: Language) {
  const looks = BUILDINGS.flatMap((building) =>
    SIDES.flatMap((side) => TURNS.map((turn) => ({ building, side, turn }))),
  );
  return new Map(
    looks.map((look) => [standing(look.building, look.side, look.turn, language), look] as const),
  );
}

/** "row 1, column 2: glasshouse, …" */
function readSlot(text: string, language: Language): { cell: Cell; what: string } {
  for (const cell of [BEACON, ...SLOTS.map(cellOf)]) {
    const place = say(language, 'place', { row: cell.row + 1, column: cell.column + 1 });
    const before = words(language).spaceBuilder('slot', { place, what: '' });
    if (text.startsWith(before)) return { cell, what: text.slice(before.length) };
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

/** Builds what the map asks for, and taps the pile; says how many buildings that were. */
export async function buildByTouch(page: Page, language: Language): Promise<number> {
  const wanted = await readMap(page, language);
  for (const [building, placement] of wanted) await putDown(page, language, building, placement);
  expect(await boardOf(page, language)).toEqual(boardWith(wanted, language));
  await pile(page, language).tap();
  return wanted.size;
}

/** Builds as much of what the map asks for as there is time, and taps the pile if that is all. */
export async function raceByTouch(page: Page, language: Language): Promise<void> {
  const hurry = async () => {
    for (const [building, placement] of await readMap(page, language)) {
      await putDown(page, language, building, placement);
    }
    await pile(page, language).tap();
  };
  page.setDefaultTimeout(SLOW);
  await hurry().catch((error: unknown) => {
    // Others were faster, and took it out of his hands.
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  page.setDefaultTimeout(0);
}

/** In milliseconds: what cannot be touched by then is no longer there. */
const SLOW = 3000;

/** Takes a building, turns and flips it, and puts it down. */
export async function putDown(
  page: Page,
  language: Language,
  building: Building,
  { slot, turn, side }: Placement,
): Promise<void> {
  const { spaceBuilder } = words(language);
  const press = (name: string) => button(page, name).locator('visible=true').tap();
  const hand = page.getByRole('list', { name: spaceBuilder('hand') });
  const board = page.getByRole('group', { name: spaceBuilder('board.mine') });
  await hand.locator(`[data-card="${building}"]`).tap();
  for (let quarter = 0; quarter < turn; quarter++) await press(spaceBuilder('turn'));
  if (side === 'B') await press(spaceBuilder('flip'));
  const place = placeName(slot, language);
  const what = spaceBuilder('board.empty');
  await board.getByRole('button', { name: spaceBuilder('slot', { place, what }) }).tap();
}

/** The same building in the same place, wrong by its side. */
export function onTheOtherSide([building, { side, ...place }]: readonly [Building, Placement]): [
  Building,
  Placement,
] {
  return [building, { ...place, side: side === 'A' ? 'B' : 'A' }];
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
  if (await pile(page).isVisible()) await page.keyboard.press(' ');
}

/** What follows from a building that is put down, such as a pile that lights up, is drawn a frame after it. */
function seen(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** The pile that lights up when all is built. */
export function pile(page: Page, language: Language = 'en'): Locator {
  return button(page, words(language).spaceBuilder('pile.tap'));
}

/** One's own board as it is read out, slot by slot. */
export function boardOf(page: Page, language: Language = 'en'): Promise<string[]> {
  return page
    .getByRole('group', { name: words(language).spaceBuilder('board.mine') })
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label') ?? ''));
}

/** How it is read out when these stand on it, and nothing else. */
export function boardWith(
  stand: Iterable<readonly [Building, Placement]>,
  language: Language = 'en',
): string[] {
  const { spaceBuilder } = words(language);
  const bySlot = new Map([...stand].map(([building, at]) => [at.slot, { building, ...at }]));
  return SLOTS.map((slot) => {
    const there = bySlot.get(slot);
    const what =
      there === undefined
        ? spaceBuilder('board.empty')
        : standing(there.building, there.side, there.turn, language);
    return spaceBuilder('slot', { place: placeName(slot, language), what });
  });
}

/** Has seen the check; the winner also sets a building free. */
export async function goOn(page: Page, language: Language = 'en'): Promise<void> {
  const { spaceBuilder } = words(language);
  // The page's own, in the corner of every screen of a match.
  const menu = button(page, words(language).page('play.menu'));
  const ways = (['next', 'unfreeze', 'end'] as const).map((way) => spaceBuilder(`check.${way}`));
  const onward = page.getByRole('button', { name: oneOf(...ways) });
  await expect(menu).toBeVisible();
  await expect(onward).toBeVisible();
  await press(onward);
  const building = ANYTHING;
  const free = page.getByRole('button', {
    name: oneOf(spaceBuilder('unfreeze.free', { building })),
  });
  const table = page.getByRole('list', { name: spaceBuilder('hand') });
  await expect(free.or(table).or(winner(page, language)).first()).toBeVisible();
  await expect(menu).toBeVisible();
  if (await free.isVisible()) await press(free);
}

/** Who won, as this page says it. */
export function winner(page: Page, language: Language = 'en'): Locator {
  const stands = ['yes', 'no'].map((mine) =>
    words(language).spaceBuilder('end.stands', { mine, player: ANYTHING }),
  );
  return page.getByRole('heading', { name: oneOf(...stands) });
}
