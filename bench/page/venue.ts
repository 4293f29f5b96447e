/** Where the page is measured: as people get it, built and served by the real server, in a real browser. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../tools/machine/browser.ts';
import { makeBuilt } from '../../tools/page.ts';
import { startServer } from '../server/server.ts';

export interface Venue {
  readonly address: string;
  /** Where programs such as Lighthouse can take hold of the browser. */
  readonly port: number;
  /** What a visitor does whom this browser has never seen. */
  visit<Outcome>(screen: Screen, stay: (page: Page) => Promise<Outcome>): Promise<Outcome>;
  /** Whoever comes next by that port comes for the first time. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export type Screen = keyof typeof SCREENS;

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
} as const;

export async function openVenue(): Promise<Venue> {
  const outcome = await makeBuilt();
  if (outcome.state === 'failed') throw new Error(outcome.output);
  const found = await findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const server = await startServer('Starboard');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'starboard-bench-profile-'));
  const home = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const browser = home.browser();
  if (browser === null) throw new Error('the browser has gone');
  return {
    address: server.address,
    port,
    async visit(screen, stay) {
      const context = await browser.newContext({
        ...SCREENS[screen],
        baseURL: server.address,
        locale: 'en',
        // What it fetches for later would stand in the way of what is measured now.
        serviceWorkers: 'block',
      });
      try {
        return await stay(await context.newPage());
      } finally {
        await context.close();
      }
    },
    async forget() {
      const page = await home.newPage();
      const line = await home.newCDPSession(page);
      await line.send('Storage.clearDataForOrigin', {
        origin: server.address,
        storageTypes: 'all',
      });
      await page.close();
    },
    async close() {
      await home.close();
      await server.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const holder = createServer();
    holder.on('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      holder.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
