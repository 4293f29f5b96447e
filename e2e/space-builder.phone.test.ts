/** Whole games of Space Builder on two phones, with fingers alone, each in a language of its own. */

import type { Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import type { Building, Placement } from '@starboard/space-builder';
import { placeName } from '@starboard/space-builder/text';
import { boardOf, boardWith, goOn, pile, readMap, winner } from './builders.ts';
import { gather, nameOver, sitDown } from './gathering.ts';
import { expect, test } from './starboard.ts';
import { button } from './visitor.ts';
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
    // Each sets a building free once, and then the strong one has all eight.
    for (const [first, hand] of [
      [near, 4],
      [far, 7],
      [far, 8],
    ] as const) {
      expect(await buildByTouch(first)).toBe(hand);
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

/** Builds what the map asks for, and taps the pile; says how many buildings that were. */
async function buildByTouch(phone: Phone): Promise<number> {
  const { page, language } = phone;
  const wanted = await readMap(page, language);
  for (const [building, placement] of wanted) await putDown(phone, building, placement);
  expect(await boardOf(page, language)).toEqual(boardWith(wanted, language));
  await pile(page, language).tap();
  return wanted.size;
}

/** Takes a building, turns and flips it, and puts it down. */
async function putDown(
  { page, language }: Phone,
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
