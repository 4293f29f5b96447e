/** `npm run pictures`: takes new pictures of the main screens, to be looked at and kept. */

import { onBuiltPage } from './suite/on-built-page.ts';

process.exitCode = await onBuiltPage('--config=e2e', '--update-snapshots=changed', 'pictures');
