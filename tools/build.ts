/** `npm run build`: builds the page if it is stale. */

import { makeBuilt } from './page.ts';

const outcome = await makeBuilt();
if (outcome.state === 'failed') process.stderr.write(`${outcome.output}\n`);
if (outcome.state === 'fresh') process.stdout.write('The page is up to date.\n');
if (outcome.state === 'none') process.stdout.write('web/ has no page to build yet.\n');
process.exitCode = outcome.state === 'failed' ? 1 : 0;
