/** `starboard backup` and `starboard restore`: copies of everything a server remembers. */

import { resolve } from 'node:path';
import { readSettings } from '@starboard/server/settings';
import { type Command, readArguments } from './command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy everything a server remembers into a file, while it goes on',
  help: `
Usage: starboard backup FILE

Copies the database in the data folder into FILE, which must not be there yet.
The server may run and people may play: the copy holds everything up to now.
It also holds what nobody else should read; keep it as safe as the server.

STARBOARD_DATA names the data folder [data]. With DATABASE_URL, use pg_dump:
docs/hosting.md tells how.

Example:
  starboard backup backups/$(date +%F).sqlite
`,
  async run(args) {
    const { positionals } = readArguments(args, ['FILE'], {});
    const { makeBackup } = await import('@starboard/server/backup');
    const file = resolve(positionals[0] as string);
    const size = await makeBackup(readSettings(process.env), file);
    process.stdout.write(`${file}: ${inMegabytes(size)}, checked\n`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'put such a copy back, while the server does not run',
  help: `
Usage: starboard restore FILE

Checks FILE, a copy that starboard backup made, and puts it into the data
folder. There must be no database yet: end the server and move the old one away.
Whatever happened after the copy was made is gone; games go on from there.

STARBOARD_DATA names the data folder [data].

Example:
  mv data data.old
  starboard restore backups/2026-11-16.sqlite
`,
  async run(args) {
    const { positionals } = readArguments(args, ['FILE'], {});
    const { restoreBackup } = await import('@starboard/server/backup');
    const settings = readSettings(process.env);
    const size = await restoreBackup(settings, resolve(positionals[0] as string));
    process.stdout.write(`${settings.data}: ${inMegabytes(size)} restored\n`);
    return 0;
  },
};

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
