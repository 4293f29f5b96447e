/** Reports that a test program writes to a file while people read its output. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hands out a path to write a JSON report to, and returns what was written there, if anything. */
export async function withReport(
  write: (path: string) => Promise<number>,
): Promise<{ code: number; report: unknown }> {
  const path = join(folder(), `${written++}.json`);
  const code = await write(path);
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  return { code, report };
}

let written = 0;
let ours: string | undefined;

/** Removed at the very end, so that Ctrl-C leaves nothing behind either. */
function folder(): string {
  if (ours !== undefined) return ours;
  const made = mkdtempSync(join(tmpdir(), 'starboard-reports-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  ours = made;
  return made;
}
