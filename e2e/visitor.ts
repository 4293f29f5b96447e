/** Someone who opens the page in a browser of his own, on a desk or on a phone, and likes it quick. */

import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import { complaintsOf } from './complaints.ts';
import { expect } from './starboard.ts';
import { LOCALES, type Words, words } from './words.ts';

export interface Visitor {
  readonly name: string;
  readonly page: Page;
  readonly language: Language;
  /** What the page says to him. */
  readonly words: Words;
  readonly isMobile: boolean;
  /** Pulls out his network, or puts it back. */
  setOffline(offline: boolean): Promise<void>;
  /** He goes, and his browser has complained of nothing. */
  leave(): Promise<void>;
}

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function visitor(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
  language: Language = 'en',
): Promise<Visitor> {
  const context = await browser.newContext({ ...options, locale: LOCALES[language] });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await likesItQuick(page, name);
  return {
    name,
    page,
    language,
    words: words(language),
    isMobile: options.isMobile ?? false,
    setOffline: (offline) => context.setOffline(offline),
    async leave() {
      await context.close();
      expect(complaints, name).toEqual([]);
    },
  };
}

/** As if he had been here before: with a name, and settings under which nothing is waited for. */
export async function likesItQuick(page: Page, name: string): Promise<void> {
  const remembered = {
    'starboard.profile': JSON.stringify({ name }),
    'starboard.settings': JSON.stringify(QUICK),
  };
  await page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, remembered);
}

/** What is called just that. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** With a finger where there is no mouse. */
export async function press(target: Locator): Promise<void> {
  const byTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (byTouch ? target.tap() : target.click());
}

const QUICK = { motion: 'still', speed: 'instant', confirm: 'no', volume: 0 };
