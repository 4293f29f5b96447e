/** Playwright on the built page, for what is not part of `npm test`. */

import { findBrowser } from '../machine/browser.ts';
import { makeBuilt } from '../page.ts';
import { run } from './command.ts';

/** Builds the page, finds a browser, and says how it ended. */
export async function onBuiltPage(...args: readonly string[]): Promise<number> {
  const page = await makeBuilt();
  const browser = await findBrowser();
  if (page.state === 'failed') process.stderr.write(`${page.output}\n`);
  if ('missing' in browser) process.stderr.write(`${browser.missing}\n`);
  if (page.state === 'failed' || 'missing' in browser) return 1;
  return run('playwright', ['test', ...args], { STARBOARD_CHROMIUM: browser.path });
}
