/** `npm run evenings`: whole first evenings of newcomers on the built page, one in each language. */

import { onBuiltPage } from './suite/on-built-page.ts';

process.exitCode = await onBuiltPage(
  '--config=e2e/evenings',
  '--reporter=list',
  ...process.argv.slice(2),
);
