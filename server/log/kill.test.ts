import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putTable } from '../storage/rows.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { openStorage } from '../storage/storage.ts';
import { entryOf } from './player.conformance.ts';
import { StoredLog } from './stored-log.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'starboard-kill-'));
});
afterEach(() => rmSync(data, { recursive: true }));

test('a process that is killed in the middle of writing has kept every promise, and the next goes on', async () => {
  const first = await openStorage({ data, database: undefined });
  for (let count = 0; count < 20; count++) await putTable(first);
  await first.destroy();
  for (let round = 1; round <= 5; round++) {
    const promised = await writeUntilKilled(round * 40);
    const storage = await openStorage({ data, database: undefined });
    const log = new StoredLog(storage);
    for (const [table, seq] of promised) {
      const match = await log.load(table);
      const there = match?.entries ?? [];
      expect(there.length).toBeGreaterThanOrEqual(seq);
      expect(there).toEqual(there.map((_, index) => entryOf(index + 1)));
      expect(match?.clock).toEqual({ seq: there.length });
    }
    await storage.destroy();
  }
});

/** The last entry that was promised at each table. */
async function writeUntilKilled(promises: number): Promise<Map<TableId, number>> {
  const program = fileURLToPath(new URL('writer.conformance.ts', import.meta.url));
  const writer = spawn(process.execPath, [program, data]);
  let output = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > promises) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  const lines = output.split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThanOrEqual(promises);
  return new Map(
    lines.map((line) => line.split(' ') as [TableId, string]).map(([id, seq]) => [id, Number(seq)]),
  );
}
