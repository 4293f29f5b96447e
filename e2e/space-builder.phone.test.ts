/** Whole games of Space Builder on two phones, with fingers alone, each in a language of its own. */

import type { Page } from '@playwright/test';
import type { Building, Placement } from '@starboard/space-builder';
import { type Language, placeName } from '@starboard/space-builder/text';
import {
  boardOf,
  boardWith,
  gather,
  goOn,
  nameOver,
  pile,
  readMap,
  sitDown,
  winner,
} from './builders.ts';
import { expect, test } from './starboard.ts';
import { words } from './words.ts';

const PAIRS = [
  ['fr', 'zh-Hant'],
  ['nl', 'en'],
] as const;

for (const languages of PAIRS) {
  test(`two phones and a link, in ${languages.join(' and ')}: a game to the end by touch`, {
    tag: '@phone',
  }, async ({ starboard, browser, contextOptions }) => {
    const latencies = [20, 125];
    const guests = { starboard, browser, contextOptions };
    const { pages, leave } = await gather(guests, latencies, languages);
    const phones = pages.map((page, seat) => ({
      page,
      language: languages[seat] as Language,
      name: nameOver(latencies[seat] as number),
    })) as [Phone, Phone];
    const [near, far] = phones;
    await sitDown(pages, [4, 7], languages);
    // Each sets a building free once; then the strong one has all eight.
    for (const first of [near, far, far]) {
      await buildByTouch(first);
      for (const { page, language } of phones) {
        const won = words(language).spaceBuilder('check.won', whoWon(first, page));
        await expect(page.getByText(won, { exact: true })).toBeVisible();
        await goOn(page, language);
      }
    }
    for (const { page, language } of phones) {
      const stands = words(language).spaceBuilder('end.stands', whoWon(far, page));
      await expect(winner(page, language)).toHaveText(stands);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await leave();
  });
}

interface Phone {
  readonly page: Page;
  readonly language: Language;
  readonly name: string;
}

/** As one of them is told. */
function whoWon(winner: Phone, page: Page) {
  return { mine: winner.page === page ? 'yes' : 'no', player: winner.name };
}

/** Builds what the map asks for, and taps the pile. */
async function buildByTouch(phone: Phone): Promise<void> {
  const { page, language } = phone;
  const wanted = await readMap(page, language);
  for (const [building, placement] of wanted) await putDown(phone, building, placement);
  expect(await boardOf(page, language)).toEqual(boardWith(wanted, language));
  await pile(page, language).tap();
}

/** Takes a building, turns and flips it, and puts it down. */
async function putDown(
  { page, language }: Phone,
  building: Building,
  { slot, turn, side }: Placement,
): Promise<void> {
  const { spaceBuilder } = words(language);
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).locator('visible=true').tap();
  const hand = page.getByRole('list', { name: spaceBuilder('hand') });
  const board = page.getByRole('group', { name: spaceBuilder('board.mine') });
  await hand.locator(`[data-card="${building}"]`).tap();
  for (let quarter = 0; quarter < turn; quarter++) await press(spaceBuilder('turn'));
  if (side === 'B') await press(spaceBuilder('flip'));
  const place = placeName(slot, language);
  const what = spaceBuilder('board.empty');
  await board.getByRole('button', { name: spaceBuilder('slot', { place, what }) }).tap();
}
