/** The program in the guide to live play, as it stands there: it plays a whole game with a bot. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from '../../tools/crowd/server-process.ts';

const root = resolve(import.meta.dirname, '../..');

let server: ServerProcess;
let data: string;
/** Where the packages are found. */
let folder: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'starboard-guide-'));
  folder = mkdtempSync(join(root, 'node_modules', '.starboard-guide-'));
  // It thinks about nothing, and the bot is not to be waited for.
  server = new ServerProcess({
    STARBOARD_DATA: data,
    STARBOARD_LENIENCY: '1000',
    STARBOARD_BOT_PAUSE: '0',
  });
});

afterEach(async () => {
  await server.kill();
  for (const made of [data, folder]) rmSync(made, { recursive: true, force: true });
});

test('plays to the end', async () => {
  await server.start();
  const program = join(folder, 'ada.mjs');
  writeFileSync(
    program,
    programIn('docs/live.md').replace('http://localhost:3000', server.address),
  );
  const ada = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  ada.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(ada, 'close');
  expect(output).toMatch(/^open\n/);
  expect(output).toMatch(/places: \[ (?:1, 2|2, 1|1, 1) \]/);
  expect(code).toBe(0);
});

/** The first lines that are set in like code. */
function programIn(guide: string): string {
  const lines = readFileSync(join(root, guide), 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith('    '));
  const to = lines.findIndex((line, index) => index > from && /^\S/.test(line));
  return lines
    .slice(from, to)
    .map((line) => line.slice(4))
    .join('\n');
}
