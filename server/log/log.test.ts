import type { Seat } from '@starboard/engine';
import { expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putTable } from '../storage/rows.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import type { StoredClocks, StoredEntry } from './log.ts';
import { StoredLog } from './stored-log.ts';

const NO_CLOCKS: StoredClocks = { clock: {}, wakeAt: null };

/** The entry with this number, made by this seat. */
function entry(seq: number, seat = 0, at = 5000 + seq): StoredEntry {
  return { at, entry: { seq, seat: seat as Seat, action: { pass: '星' } } };
}

forEachStorage('the match log', (open) => {
  test('a match is read as it was written: how it began, every entry, the last clocks', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const table = await putTable(storage, { options: '{"rounds":3}', rules: 7, seats: 4 });
    await log.append(table, entry(1), { clock: { watch: 1 }, wakeAt: 7000 });
    await log.append(table, entry(2, 1), { clock: { watch: 2 }, wakeAt: 9000 });
    expect(await log.load(table)).toEqual({
      table,
      game: 'space-base',
      rules: 7,
      options: { rounds: 3 },
      seats: 4,
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      entries: [entry(1), entry(2, 1)],
      clock: { watch: 2 },
      keeper: null,
      keeperUntil: 0,
    });
    expect(await log.since(table, 1)).toEqual([entry(2, 1)]);
    expect(await log.since(table, 2)).toEqual([]);
  });

  test('a match that has not begun, or that nobody knows, is not there', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    expect(await log.load(await putTable(storage, { stage: 'open', seed: null }))).toBeUndefined();
    expect(await log.load('nowhere' as TableId)).toBeUndefined();
  });

  test('of two processes that want the same number exactly one has it, every time', async () => {
    const storages = [await open(), await open()];
    const logs = storages.map((storage) => new StoredLog(storage));
    const table = await putTable(storages[0] as never);
    for (let seq = 1; seq <= 30; seq++) {
      const outcomes = await Promise.all(
        logs.map((log, seat) => log.append(table, entry(seq, seat), NO_CLOCKS)),
      );
      expect(outcomes.toSorted()).toEqual(['taken', 'written']);
      const winner = outcomes.indexOf('written');
      expect(await logs[0]?.since(table, seq - 1)).toEqual([entry(seq, winner)]);
    }
  });

  test('of two that want the same number in one process exactly one has it', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const table = await putTable(storage);
    const outcomes = [0, 1].map((seat) => log.append(table, entry(1, seat), NO_CLOCKS));
    expect(await Promise.all(outcomes)).toEqual(['written', 'taken']);
    expect(await log.since(table, 0)).toEqual([entry(1, 0)]);
  });

  test('processes that write many of the same matches at once do not wait in a circle', async () => {
    const storages = [await open(), await open()];
    const logs = storages.map((storage) => new StoredLog(storage));
    const tables = await Promise.all(
      Array.from({ length: 40 }, () => putTable(storages[0] as never)),
    );
    const orders = [tables, tables.toReversed()];
    const outcomes = await Promise.all(
      logs.map((log, seat) =>
        Promise.all(
          (orders[seat] ?? []).map(async (table) => {
            let won = 0;
            for (let seq = 1; seq <= 5; seq++) {
              if ((await log.append(table, entry(seq, seat), NO_CLOCKS)) === 'written') won++;
            }
            return won;
          }),
        ),
      ),
    );
    const total = outcomes.flat().reduce((sum, won) => sum + won, 0);
    expect(total).toBe(40 * 5);
  });

  test('entries of hundreds of matches at once are all written, each with its clocks', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const tables: TableId[] = [];
    for (let index = 0; index < 600; index++) tables.push(await putTable(storage));
    const outcomes = await Promise.all(
      tables.map((table, index) =>
        log.append(table, entry(1), { clock: { index }, wakeAt: index }),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['written']));
    for (const index of [0, 299, 599]) {
      expect(await log.load(tables[index] as TableId)).toMatchObject({ clock: { index } });
    }
  });

  test('one entry that cannot be written does not harm the others that came with it', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const [good, gap] = [await putTable(storage), await putTable(storage)];
    const outcomes = await Promise.allSettled([
      log.append('nowhere' as TableId, entry(1), NO_CLOCKS),
      log.append(good, entry(1), NO_CLOCKS),
      log.append(gap, entry(5), NO_CLOCKS),
      log.append(good, entry(2), NO_CLOCKS),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await log.since(good, 0)).toEqual([entry(1), entry(2)]);
    expect(await log.since(gap, 0)).toEqual([]);
  });

  test('entries that follow one that was not written are not written either', async () => {
    const storages = [await open(), await open()];
    const [mine, theirs] = storages.map((storage) => new StoredLog(storage)) as [
      StoredLog,
      StoredLog,
    ];
    const table = await putTable(storages[0] as never);
    await theirs.append(table, entry(1, 1), NO_CLOCKS);
    const outcomes = [1, 2, 3].map((seq) => mine.append(table, entry(seq), NO_CLOCKS));
    expect(await Promise.all(outcomes)).toEqual(['taken', 'taken', 'taken']);
    expect(await mine.since(table, 0)).toEqual([entry(1, 1)]);
  });

  test('closing waits for what is being written, and nothing comes after it', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const table = await putTable(storage);
    const written = log.append(table, entry(1), NO_CLOCKS);
    await log.close();
    await storage.destroy();
    expect(await written).toBe('written');
    await expect(log.append(table, entry(2), NO_CLOCKS)).rejects.toMatchObject({
      code: 'storage.unavailable',
    });
    expect(await new StoredLog(await open()).since(table, 0)).toEqual([entry(1)]);
  });

  test('clocks alone are written only while nothing has happened since', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const table = await putTable(storage);
    await log.append(table, entry(1), NO_CLOCKS);
    await log.setClocks(table, 0, { clock: 'late', wakeAt: 1 });
    expect(await log.load(table)).toMatchObject({ clock: {} });
    await log.setClocks(table, 1, { clock: 'now', wakeAt: 1 });
    expect(await log.load(table)).toMatchObject({ clock: 'now' });
  });

  test('who sees to a match: one process, until it lets go or is not heard of any more', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const table = await putTable(storage);
    expect(await log.take(table, 'one', 100, 200)).toBe(true);
    expect(await log.take(table, 'other', 150, 250)).toBe(false);
    expect(await log.take(table, 'one', 150, 250)).toBe(true);
    expect(await log.load(table)).toMatchObject({ keeper: 'one', keeperUntil: 250 });
    expect(await log.take(table, 'other', 250, 350)).toBe(true);
    await log.release(table, 'one');
    expect(await log.load(table)).toMatchObject({ keeper: 'other' });
    await log.release(table, 'other');
    expect(await log.load(table)).toMatchObject({ keeper: null });
    expect(await log.take('nowhere' as TableId, 'one', 100, 200)).toBe(false);
  });

  test('a process goes on with the matches that it still has', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const [kept, lost] = [await putTable(storage), await putTable(storage)];
    await log.take(kept, 'one', 100, 200);
    await log.take(lost, 'one', 100, 200);
    await log.take(lost, 'other', 200, 300);
    expect(await log.renew('one', [kept, lost], 400)).toEqual([kept]);
    expect(await log.renew('one', [], 400)).toEqual([]);
    expect(await log.load(kept)).toMatchObject({ keeperUntil: 400 });
    expect(await log.load(lost)).toMatchObject({ keeper: 'other', keeperUntil: 300 });
  });

  test('of processes that want the same match at once exactly one has it', async () => {
    const storages = [await open(), await open()];
    const table = await putTable(storages[0] as never);
    const names = Array.from({ length: 10 }, (_, index) => `process ${index}`);
    const taken = await Promise.all(
      names.map((name, index) =>
        new StoredLog(storages[index % 2] as never).take(table, name, 100, 200),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('matches to see to: those where something happens soon and nobody watches, the most urgent first', async () => {
    const storage = await open();
    const log = new StoredLog(storage);
    const [later, now, held, far, still] = [
      await putTable(storage, { wake_at: 120 }),
      await putTable(storage, { wake_at: 90 }),
      await putTable(storage, { wake_at: 90 }),
      await putTable(storage, { wake_at: 9000 }),
      await putTable(storage),
    ] as TableId[];
    await putTable(storage, { wake_at: 90, stage: 'over' });
    await log.take(held as TableId, 'one', 50, 110);
    expect(await log.unattended(130, 100, 10)).toEqual([now, later]);
    expect(await log.unattended(130, 100, 1)).toEqual([now]);
    expect(await log.unattended(130, 110, 10)).toContain(held);
    const all = await log.unattended(99_999, 110, 10);
    expect(all).toContain(far);
    expect(all).not.toContain(still);
  });
});
