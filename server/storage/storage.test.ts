import { expect, test } from 'vitest';
import { forEachStorage } from './every-storage.conformance.ts';
import { putPerson, putTable, tableRow } from './rows.conformance.ts';

forEachStorage('storage', (open) => {
  test('what is written is read as it was: text in any script, large moments, nothing', async () => {
    const storage = await open();
    const row = tableRow({ options: '{"name":"星 \\"é\\""}', opened_at: 9_000_000_000_000_000 });
    await storage.insertInto('tables').values(row).execute();
    expect(await storage.selectFrom('tables').selectAll().execute()).toEqual([row]);
  });

  test('what one process writes another reads', async () => {
    const [one, other] = [await open(), await open()];
    const id = await putTable(one);
    expect(await other.selectFrom('tables').select('id').execute()).toEqual([{ id }]);
  });

  test('any number of processes may open an empty storage at once', async () => {
    const storages = await Promise.all(Array.from({ length: 5 }, open));
    for (const storage of storages) await putTable(storage);
    const [first] = storages;
    expect(await first?.selectFrom('tables').select('id').execute()).toHaveLength(5);
  });

  test('a transaction that fails leaves nothing behind, and the next one works', async () => {
    const storage = await open();
    const row = tableRow();
    const doubled = storage.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(row).execute();
      await transaction.insertInto('tables').values(row).execute();
    });
    await expect(doubled).rejects.toThrow(/unique/i);
    expect(await storage.selectFrom('tables').selectAll().execute()).toEqual([]);
    await storage.transaction().execute((transaction) => putTable(transaction));
    expect(await storage.selectFrom('tables').selectAll().execute()).toHaveLength(1);
  });

  test('transactions that read and then write the same row come one after the other', async () => {
    const storages = [await open(), await open()];
    const id = await putTable(storages[0] as never, { wake_at: 0 });
    const raise = (storage: (typeof storages)[number]) =>
      storage.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('tables')
          .set((row) => ({ wake_at: row('wake_at', '+', 1) }))
          .where('id', '=', id)
          .execute();
      });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => raise(storages[index % 2] as never)),
    );
    const row = await storages[0]?.selectFrom('tables').select('wake_at').executeTakeFirst();
    expect(row).toEqual({ wake_at: 20 });
  });

  test('a table takes what belongs to it along; a person leaves his seat, not the table', async () => {
    const storage = await open();
    const person = await putPerson(storage);
    const table = await putTable(storage, { host: person });
    const seat = { table_id: table, seat: 0, person, name: 'Ada', colour: 1, bot: null };
    await storage
      .insertInto('seats')
      .values({ ...seat, held_by: null, word: '', left_early: 0 })
      .execute();
    await storage.deleteFrom('people').where('id', '=', person).execute();
    expect(await storage.selectFrom('tables').select('host').execute()).toEqual([{ host: null }]);
    expect(await storage.selectFrom('seats').select(['person', 'name']).execute()).toEqual([
      { person: null, name: 'Ada' },
    ]);
    await storage.deleteFrom('tables').execute();
    expect(await storage.selectFrom('seats').selectAll().execute()).toEqual([]);
  });

  test('a database of the first days is brought up to date, with everything in it', async () => {
    const storage = await open();
    const person = await putPerson(storage, { name: 'Ada', username: 'ada' });
    const table = await putTable(storage, { host: person, options: '{"variant":"light-speed"}' });
    // As it was before the second step.
    await storage.schema.dropTable('queues').execute();
    await storage.schema.dropTable('tries').execute();
    await storage.schema.dropTable('days').execute();
    await storage.schema.alterTable('seats').dropColumn('face').execute();
    await storage.schema.alterTable('people').dropColumn('face').execute();
    await storage
      .withTables<{ migrations: { name: string } }>()
      .deleteFrom('migrations')
      .where('name', '>', '002')
      .execute();
    const later = await open();
    expect(await later.selectFrom('people').selectAll().execute()).toMatchObject([
      { id: person, name: 'Ada', username: 'ada', face: null },
    ]);
    expect(await later.selectFrom('tables').select(['id', 'host', 'options']).execute()).toEqual([
      { id: table, host: person, options: '{"variant":"light-speed"}' },
    ]);
    expect(await later.selectFrom('tries').selectAll().execute()).toEqual([]);
  });

  test('a database that a newer Starboard has used is refused, and left alone', async () => {
    const storage = await open();
    await storage
      .withTables<{ migrations: { name: string; timestamp: string } }>()
      .insertInto('migrations')
      .values({ name: '999 hyperspace', timestamp: '2030-01-01T00:00:00.000Z' })
      .execute();
    await expect(open()).rejects.toMatchObject({
      name: 'CannotStart',
      code: 'database.newer',
      facts: { step: '999 hyperspace' },
    });
  });
});
