/** `npm run evenings`: whole first evenings of newcomers on the built page, one in each language. */

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
    : await run(
        'playwright',
        ['test', '--config=e2e/evenings', '--reporter=list', ...process.argv.slice(2)],
        { STARBOARD_CHROMIUM: browser.path },
      );
