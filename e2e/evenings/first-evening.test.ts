/**
 * Whole first evenings in each language, on the built page, with an empty browser
 * and the settings everybody begins with: a guided game, a game against bots to
 * its end, and one over a link with a friend. They take too long for `npm test`:
 * `npm run evenings`.
 */

import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@starboard/engine/words';
import { complaintsOf } from '../complaints.ts';
import { byFinger, byKeys, confirming, play } from '../space-base.ts';
import { expect, test } from '../starboard.ts';
import { button, DESK, PHONE } from '../visitor.ts';
import { LOCALES, words } from '../words.ts';
import { learnSpaceBase } from './learner.ts';

const EVENING = 60 * 60_000;

for (const language of LANGUAGES) {
  test(`in ${language}: learns Space Base, plays the bots, and then a friend`, async ({
    browser,
    starboard,
  }) => {
    test.setTimeout(EVENING);
    const newcomer = comingTo(browser, starboard, language);
    const phone = await newcomer(PHONE);
    const desk = await newcomer(DESK);
    const { page: shell, spaceBase } = words(language);
    const places = ({ page }: Newcomer) =>
      page.getByRole('list', { name: spaceBase('end.places') }).getByRole('listitem');

    await test.step('the guided game', async () => {
      await learnSpaceBase(phone.page);
    });
    await test.step('against bots', async () => {
      await button(phone.page, shell('setup.begin')).tap();
      await play(phone.page, FINGER);
      await expect(places(phone).first()).toBeVisible();
    });
    await test.step('over a link', async () => {
      await desk.page.goto(await openTable(phone.page, language));
      await button(desk.page, shell('room.sitHere')).click();
      await button(phone.page, shell('room.start')).tap();
      await Promise.all([play(phone.page, FINGER), play(desk.page, KEYS)]);
      await expect(places(phone)).toHaveCount(2);
      await expect(places(desk)).toHaveText(await places(phone).allTextContents());
    });
    await phone.leave();
    await desk.leave();
  });
}

const FINGER = confirming(byFinger);
const KEYS = confirming(byKeys);

interface Newcomer {
  readonly page: Page;
  /** Goes, and has seen nothing but his own language, and his browser no fault. */
  leave(): Promise<void>;
}

/** Somebody who has never been here. */
function comingTo(browser: Browser, baseURL: string, language: Language) {
  return async (screen: typeof PHONE | typeof DESK): Promise<Newcomer> => {
    const page = await browser.newPage({ ...screen, baseURL, locale: LOCALES[language] });
    const complaints = complaintsOf(page);
    return {
      page,
      async leave() {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.context().close();
        expect(complaints).toEqual([]);
      },
    };
  };
}

async function openTable(page: Page, language: Language): Promise<string> {
  const { page: shell } = words(language);
  await page.goto('/new/space-base?way=online');
  await page.getByRole('radio', { name: '2', exact: true }).tap();
  await page.getByRole('radio', { name: shell('setup.pace.relaxed') }).tap();
  await button(page, shell('setup.open')).tap();
  const link = page.getByRole('textbox', { name: shell('room.link') });
  await expect(link).toBeVisible();
  return link.inputValue();
}
