/** Starts a server as the environment says; whatever prevents it is one line and exit code 1. */

import { CannotStart } from './refusal.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings/settings.ts';

try {
  await serve(readSettings(process.env));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Starboard cannot start: ${error.message}\n`);
  process.exitCode = 1;
}
