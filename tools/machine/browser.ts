/** A Chromium for the tests that need a real browser: one that is here, or one that can be fetched. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runQuietly } from '../ready/progress.mjs';
import { installPackage, mayInstall } from './apt.ts';
import { answers, findProgram } from './program.ts';

/** What can be had: the path of a browser, or the reason why there is none. */
export type Browser = { readonly path: string } | { readonly missing: string };

/** Where to look and how to fetch, in this order; a test of the order brings its own. */
export interface Places {
  readonly chosen: string | undefined;
  onMachine(): string | undefined;
  downloaded(): string | undefined;
  readonly fetchers: readonly Fetcher[];
}

interface Fetcher {
  readonly name: string;
  isPossible(): boolean;
  /** The path of the browser, or why it could not be fetched. */
  fetch(): Promise<Browser>;
}

export async function findBrowser(places: Places = REAL_PLACES): Promise<Browser> {
  const { chosen } = places;
  if (chosen) {
    return existsSync(chosen)
      ? { path: chosen }
      : { missing: `STARBOARD_CHROMIUM names ${chosen}, which is not there` };
  }
  const here = places.onMachine() ?? places.downloaded();
  if (here !== undefined) return { path: here };
  const failures: string[] = [];
  for (const fetcher of places.fetchers.filter((candidate) => candidate.isPossible())) {
    const browser = await fetcher.fetch();
    if ('path' in browser) return browser;
    failures.push(`${fetcher.name}: ${browser.missing}`);
  }
  return {
    missing: `there is no Chrome or Chromium on this machine, and none could be fetched (${failures.join('; ')})`,
  };
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const REAL_PLACES: Places = {
  chosen: process.env.STARBOARD_CHROMIUM,
  onMachine,
  downloaded: () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined),
  fetchers: [
    {
      name: "Debian's chromium",
      // Ubuntu's package of that name is a placeholder for something else.
      isPossible: () => mayInstall({ debianOnly: true }),
      fetch: async () => {
        const failure = await installPackage('chromium');
        const path = onMachine();
        return path === undefined ? { missing: failure ?? 'it does not start' } : { path };
      },
    },
    { name: "Playwright's download", isPossible: () => true, fetch: download },
  ],
};

function onMachine(): string | undefined {
  const found = NAMES.map((name) => findProgram([name])).filter((path) => path !== undefined);
  // On Windows asking for the version opens a window.
  return process.platform === 'win32' ? found[0] : found.find((path) => answers(path));
}

async function download(): Promise<Browser> {
  const { code, output } = await runQuietly("Downloading Playwright's Chromium", 'playwright', [
    'install',
    '--no-shell',
    'chromium',
  ]);
  const path = chromium.executablePath();
  if (code !== 0) return { missing: /^Error: (.*)$/m.exec(output)?.[1] ?? 'the download failed' };
  return answers(path) ? { path } : { missing: 'it lacks system libraries to start' };
}
