import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoredLog } from '../../log/stored-log.ts';
import { health } from '../../watch/health.ts';
import { putTable } from '../rows.conformance.ts';
import { ask, openStorage, type Storage } from '../storage.ts';

let data: string;
let storage: Storage;
let threads: Worker[] = [];
const note = (thread: Worker): void => void threads.push(thread);

beforeEach(async () => {
  data = join(mkdtempSync(join(tmpdir(), 'starboard-thread-')), 'data');
  threads = [];
  process.on('worker', note);
  storage = await openStorage({ data, database: undefined });
});

afterEach(async () => {
  process.off('worker', note);
  await storage.destroy();
  rmSync(join(data, '..'), { recursive: true });
});

function tables(): Promise<unknown[]> {
  return storage.selectFrom('tables').select('id').execute();
}

test('a storage closes although a transaction is under way, which is refused and leaves nothing', async () => {
  let closing: Promise<void> | undefined;
  const late = storage.transaction().execute(async (transaction) => {
    await putTable(transaction);
    closing = storage.destroy();
    await putTable(transaction);
  });
  await expect(late).rejects.toMatchObject({ code: 'storage.unavailable' });
  await closing;
  storage = await openStorage({ data, database: undefined });
  expect(await tables()).toEqual([]);
});

describe("if SQLite's thread dies", () => {
  test('another takes its place, and what was committed is there', async () => {
    const id = await putTable(storage);
    await threads[0]?.terminate();
    expect(await tables()).toEqual([{ id }]);
    expect(threads).toHaveLength(2);
  });

  test('a transaction under way is refused and leaves nothing; the next one works', async () => {
    const broken = storage.transaction().execute(async (transaction) => {
      await putTable(transaction);
      await threads[0]?.terminate();
      await putTable(transaction);
    });
    await expect(broken).rejects.toMatchObject({ code: 'storage.unavailable' });
    await storage.transaction().execute((transaction) => putTable(transaction));
    expect(await tables()).toHaveLength(1);
  });

  test('an entry that was being written is in the log if that was said, and once', async () => {
    const log = new StoredLog(storage);
    const table = await putTable(storage, { seq: 0, seed: '0c'.repeat(32) as never });
    const said: string[] = [];
    for (let seq = 1; seq <= 20; seq++) {
      const entry = { seq, seat: 0 as never, action: seq };
      const outcome = log.append(table, { entry, at: seq }, { clock: null, wakeAt: null });
      const again = said.at(-1) === 'refused';
      // Sooner or later after it was asked: before it is written, meanwhile, and afterwards.
      if (seq % 4 === 0 && !again) {
        await pause(seq / 8);
        await threads.at(-1)?.terminate();
      }
      said.push(await outcome.catch(() => 'refused'));
      // What was refused has not happened, and can be tried again.
      if (said.at(-1) === 'refused') seq -= 1;
    }
    await log.close();
    const stored = await log.load(table);
    expect(stored?.entries.map(({ entry }) => entry.seq)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(said).not.toContain('taken');
    expect(threads.length).toBeGreaterThan(4);
  });

  test('and no other can be started, the server is not ready until one can', async () => {
    const app = fastify();
    app.register(health, { needs: { storage: () => ask(storage) }, isEnding: () => false });
    const ready = async () => (await app.inject('/ready')).json();
    expect(await ready()).toEqual({ status: 'ok', storage: 'ok' });
    renameSync(data, `${data} elsewhere`);
    await threads[0]?.terminate();
    expect(await ready()).toEqual({ status: 'waiting', storage: 'gone' });
    renameSync(`${data} elsewhere`, data);
    expect(await ready()).toEqual({ status: 'ok', storage: 'ok' });
    await app.close();
  });
});
