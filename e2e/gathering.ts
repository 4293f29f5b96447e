/** People come to a table of Space Builder and sit down, each in a browser of his own, over a line and in a language of his own. */

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import { type SlowLine, slowLine } from '../tools/crowd/slow-line.ts';
import { expect } from './starboard.ts';
import { button, press, visitor } from './visitor.ts';
import { ANYTHING, oneOf, type Words, words } from './words.ts';

export interface Guests {
  readonly starboard: string;
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
}

export interface Gathering {
  readonly pages: readonly Page[];
  /** Somebody more, over a line of his own: so many milliseconds each way. */
  come(latency: number, language?: Language): Promise<Page>;
  /** All go, and nobody's browser has complained. */
  leave(): Promise<void>;
}

/** One page for each line, in English or in the language that stands at the same place. */
export async function gather(
  guests: Guests,
  latencies: readonly number[],
  languages: readonly Language[] = [],
): Promise<Gathering> {
  const { starboard, browser, contextOptions } = guests;
  const ends: (() => Promise<void>)[] = [];
  const come = async (latency: number, language?: Language): Promise<Page> => {
    const line: SlowLine = await slowLine(starboard, () => latency);
    const options = { ...contextOptions, baseURL: line.address };
    const { page, leave } = await visitor(browser, nameOver(latency), options, language);
    ends.push(async () => {
      await leave();
      await line.close();
    });
    return page;
  };
  return {
    pages: await Promise.all(latencies.map((latency, seat) => come(latency, languages[seat]))),
    come,
    async leave() {
      for (const end of ends) await end();
    },
  };
}

/** What somebody is called, by his line. */
export function nameOver(latency: number | string): string {
  return `${latency} ms`;
}

/**
 * Opens a table through the page, as large as it comes, each seat with its opening
 * hand; lets everybody sit down, and begins with those who have.
 */
export async function sitDown(
  pages: readonly Page[],
  hands: readonly number[],
  languages: readonly Language[] = [],
): Promise<string> {
  const seated = pages.map((page, seat) => [page, words(languages[seat] ?? 'en')] as const);
  const [[host, his], ...guests] = seated as [Seated, ...Seated[]];
  await host.goto('/new/space-builder?way=online');
  for (const [seat, hand] of hands.entries()) {
    const more = button(host, his.spaceBuilder('options.more', { seat: seat + 1 }));
    for (let size = 4; size < hand; size++) await press(more);
  }
  await press(button(host, his.page('setup.open')));
  await expect(host).toHaveURL(/\/table\/\w+$/);
  const path = new URL(host.url()).pathname;
  for (const [page, their] of guests) {
    await page.goto(path);
    await press(button(page, their.page('room.sitHere')).first());
  }
  const count = pages.length;
  const start = count === 4 ? his.page('room.start') : his.page('room.startWith', { count });
  await press(button(host, start));
  await press(button(host, his.spaceBuilder('ready')));
  const awaited = his.spaceBuilder('awaited', { names: nameOver(ANYTHING) });
  await expect(host.getByText(oneOf(awaited))).toBeVisible();
  for (const [page, their] of guests) await press(button(page, their.spaceBuilder('ready')));
  return path;
}

type Seated = readonly [Page, Words];
