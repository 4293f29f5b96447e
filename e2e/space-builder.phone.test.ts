/** Whole games of Space Builder on two phones, with fingers alone, each in a language of its own. */

import type { Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import { buildByTouch, goOn, winner } from './builders.ts';
import { gather, nameOver, sitDown } from './gathering.ts';
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
    // Each sets a building free once, and then the strong one has all eight.
    for (const [first, hand] of [
      [near, 4],
      [far, 7],
      [far, 8],
    ] as const) {
      expect(await buildByTouch(first.page, first.language)).toBe(hand);
      for (const { page, language } of phones) {
        const won = words(language).spaceBuilder('check.won', whoWon(first, page));
        await expect(page.locator('footer').getByText(won, { exact: true })).toBeVisible();
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
