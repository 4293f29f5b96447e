/** Someone who opens the page in a browser of his own, on a desk or on a phone, and likes it quick. */

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Visitor {
  readonly name: string;
  readonly page: Page;
  readonly isMobile: boolean;
  /** Pulls out his network, or puts it back. */
  setOffline(offline: boolean): Promise<void>;
  leave(): Promise<void>;
}

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function visitor(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await likesItQuick(page, name);
  return {
    name,
    page,
    isMobile: options.isMobile ?? false,
    setOffline: (offline) => context.setOffline(offline),
    leave: () => context.close(),
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

const QUICK = { motion: 'still', speed: 'instant', confirm: 'no', volume: 0 };
