/**
 * Whole first evenings in each language, on the built page, with an empty browser
 * and the settings everybody begins with: what there is to learn, a game against bots
 * to its end, and one over a link with a friend. They take too long for `npm test`:
 * `npm run evenings`.
 */

import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@starboard/engine/words';
import { goOn, raceByTouch, winner } from '../builders.ts';
import { complaintsOf } from '../complaints.ts';
import { byFinger, byKeys, confirming, play } from '../space-base.ts';
import { expect, test } from '../starboard.ts';
import { button, DESK, PHONE } from '../visitor.ts';
import { LOCALES, words } from '../words.ts';
import { learnSpaceBase, learnSpaceBuilder } from './learners.ts';

const EVENING = 60 * 60_000;
/** The others may take their time. */
const ROUND = 10 * 60_000;

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
      await phone.page.goto('/new/space-base?way=online');
      await phone.page.getByRole('radio', { name: shell('setup.pace.relaxed') }).tap();
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

  test(`in ${language}: learns Space Builder, and plays the bots`, async ({
    browser,
    starboard,
  }) => {
    test.setTimeout(EVENING);
    const { page, leave } = await comingTo(browser, starboard, language)(PHONE);
    await test.step('the tutorial', async () => {
      await learnSpaceBuilder(page, language);
    });
    await test.step('against bots', async () => {
      await button(page, words(language).page('setup.begin')).tap();
      await raceToTheEnd(page, language);
    });
    await leave();
  });

  test(`in ${language}: two phones and a link, and Space Builder to the end with nothing read before`, async ({
    browser,
    starboard,
  }) => {
    test.setTimeout(EVENING);
    const newcomer = comingTo(browser, starboard, language);
    const phones = [await newcomer(PHONE), await newcomer(PHONE)] as const;
    const [{ page: host }, { page: friend }] = phones;
    const { page: shell, spaceBuilder } = words(language);
    await test.step('to the table', async () => {
      await host.goto('/');
      await host.locator('a[href="/new/space-builder?way=online"]').tap();
      await friend.goto(await openTable(host, language));
      await button(friend, shell('room.sitHere')).tap();
      await button(host, shell('room.start')).tap();
    });
    await test.step('to the end', async () => {
      await Promise.all([host, friend].map((page) => raceToTheEnd(page, language)));
    });
    const stands = spaceBuilder('end.stands', { mine: 'yes', player: '' });
    const winners = phones.map(({ page }) => winner(page, language).getByText(stands).count());
    const won = (await Promise.all(winners)).filter((count) => count === 1);
    expect(won, 'one of them has won').toHaveLength(1);
    for (const { leave } of phones) await leave();
  });
}

/** Round by round, whoever wins them; the check is not looked at for long. */
async function raceToTheEnd(page: Page, language: Language): Promise<void> {
  const { spaceBuilder } = words(language);
  const skip = button(page, spaceBuilder('check.skip'));
  await button(page, spaceBuilder('ready')).tap();
  while (!(await winner(page, language).isVisible())) {
    await raceByTouch(page, language);
    await expect(skip).toBeVisible({ timeout: ROUND });
    await skip.tap();
    await goOn(page, language);
  }
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

/** For two, with all else as it is set up; says where a friend finds it. */
async function openTable(page: Page, language: Language): Promise<string> {
  const { page: shell } = words(language);
  await page.getByRole('radio', { name: '2', exact: true }).tap();
  await button(page, shell('setup.open')).tap();
  const link = page.getByRole('textbox', { name: shell('room.link') });
  await expect(link).toBeVisible();
  return link.inputValue();
}
