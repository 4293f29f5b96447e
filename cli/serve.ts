/** `starboard serve`: the server, as the environment says. */

import { readSettings, settingsHelp } from '@starboard/server/settings';
import { type Command, readArguments } from './command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'host tables for people to play at, on one machine or several',
  help: `
Usage: starboard serve

Serves the page and the tables until it is told to end (Ctrl-C, SIGTERM). The
page has to be built: npm start does that first, npm run build alone.
Everything is set through the environment; in [brackets], what holds otherwise:

${settingsHelp()}

/health says whether it is up, /ready whether it can serve, /metrics what it
counts. docs/hosting.md tells how to run it behind a proxy, in several
processes, and how to back it up.

Examples:
  PORT=8080 starboard serve
  DATABASE_URL=postgres://localhost/starboard REDIS_URL=redis://localhost starboard serve
`,
  async run(args) {
    readArguments(args, [], {});
    const settings = readSettings(process.env);
    // No other command needs it, and it is large.
    const { serve } = await import('@starboard/server');
    await serve(settings);
    // It goes on by itself, and ends the process when it is told to.
    return new Promise<never>(() => {});
  },
};
