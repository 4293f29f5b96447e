/** How far things jump while a page builds up, on a slow line where fonts and data come late: 0 is wanted. */

import type { Page } from 'playwright';
import { markdown } from './markdown.ts';
import type { Screen, Venue } from './venue.ts';

const PLACES = [
  '/',
  '/lobby',
  '/new/space-base',
  '/new/space-builder?way=online',
  '/learn',
  '/learn/space-base/rules',
  '/settings',
  '/me',
  '/fair-dice',
  '/about',
];
const SCREENS = ['phone', 'desk'] as const satisfies readonly Screen[];

/** Lighthouse's "slow 4G", in bytes a second and milliseconds. */
const SLOW = {
  offline: false,
  downloadThroughput: 204_800,
  uploadThroughput: 84_480,
  latency: 150,
};

interface Shift {
  readonly value: number;
  readonly by: string;
}

export async function measureShift(venue: Venue): Promise<string> {
  const rows: string[][] = [];
  for (const place of PLACES) {
    const row = [place];
    const culprits = new Set<string>();
    for (const screen of SCREENS) {
      const shifts = await venue.visit(screen, (page) => shiftsAt(page, place));
      row.push(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3));
      for (const { by } of shifts) culprits.add(by);
    }
    rows.push([...row, [...culprits].join('; ')]);
  }
  return markdown(['', ...SCREENS, 'what moved'], rows);
}

async function shiftsAt(page: Page, place: string): Promise<Shift[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await page.addInitScript(observe);
  await page.goto(place, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** What comes after the last request: a font that is drawn, a list that is filled. */
const SETTLING = 2000;

/** Runs in the page. */
function observe(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(
        ({ node }) => (node as Element | null)?.getAttribute?.('class') ?? node?.nodeName ?? '?',
      );
      shifts.push({ value: entry.value, by: nodes.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  interface LayoutShift {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}
