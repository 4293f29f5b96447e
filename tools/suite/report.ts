/** Reports that a test program writes to a file while people read its output. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hands out a path to write a JSON report to, and returns what was written there, if anything. */
export async function withReport(
  write: (path: string) => Promise<number>,
): Promise<{ code: number; report: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-report-'));
  const path = join(folder, 'report.json');
  try {
    const code = await write(path);
    const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    return { code, report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
