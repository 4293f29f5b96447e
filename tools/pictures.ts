/** `npm run pictures`: takes new pictures of the main screens, to be looked at and kept. */

import { findBrowser } from './machine/browser.ts';
import { makeBuilt } from './page.ts';
import { run } from './suite/command.ts';

const page = await makeBuilt();
const browser = await findBrowser();
if (page.state === 'failed') process.stderr.write(`${page.output}\n`);
if ('missing' in browser) process.stderr.write(`${browser.missing}\n`);
process.exitCode =
  page.state === 'failed' || 'missing' in browser
    ? 1
    : await run('playwright', ['test', '--config=e2e', '--update-snapshots=changed', 'pictures'], {
        STARBOARD_CHROMIUM: browser.path,
      });
