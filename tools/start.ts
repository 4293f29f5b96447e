/** `npm start`: builds the page if it is stale, then serves it. */

import { makeBuilt } from './page.ts';

const outcome = await makeBuilt();
if (outcome.state === 'failed') {
  process.stderr.write(
    `${outcome.output}\n\nThe page could not be built; what went wrong stands above.\n`,
  );
  process.exitCode = 1;
} else {
  await import('../server/main.ts');
}
