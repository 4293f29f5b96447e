import { expect, test } from 'vitest';
import type { House } from '../house.ts';
import { StoredLog } from '../log/stored-log.ts';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage, type Open } from '../storage/every-storage.conformance.ts';
import { putPerson, putTable } from '../storage/rows.conformance.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { keepTidy, removeOutdated } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

async function houseOn(open: Open): Promise<House> {
  const database = await open();
  const messages = new MemoryMessages((error) => {
    throw error;
  });
  return { database, log: new StoredLog(database), messages, shelf: {}, now: () => NOW };
}

async function sit({ database }: House, table_id: TableId, person: PersonId): Promise<void> {
  const seat = { table_id, seat: 0, person, name: 'Ada', colour: 1, bot: null, held_by: null };
  await database
    .insertInto('seats')
    .values({ ...seat, word: '', left_early: 0 })
    .execute();
}

forEachStorage('retention', (open) => {
  test('a table that was opened a week ago and never begun goes, with its seats, and the lobby is told', async () => {
    const house = await houseOn(open);
    const { database } = house;
    const told: unknown[] = [];
    await house.messages.listen('lobby', (message) => told.push(message));
    const opened = (days: number) => NOW - days * DAY;
    const ada = await putPerson(database, { seen_at: NOW });
    const old = await putTable(database, { stage: 'open', opened_at: opened(7) - 1 });
    await sit(house, old, ada);
    const kept = [
      await putTable(database, { stage: 'open', opened_at: opened(7) }),
      await putTable(database, { stage: 'playing', opened_at: opened(700), successor: old }),
      await putTable(database, { stage: 'over', opened_at: opened(700) }),
    ];
    expect(await removeOutdated(house)).toMatchObject({ tables: 1, guests: 0 });
    const left = await database.selectFrom('tables').select(['id', 'successor']).execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect(left.every(({ successor }) => successor === null)).toBe(true);
    expect(await database.selectFrom('seats').selectAll().execute()).toEqual([]);
    expect(told).toEqual([{ table: old }]);
  });

  test('a guest who was not here for 30 days goes, unless he has a game, a table or a password', async () => {
    const house = await houseOn(open);
    const { database } = house;
    const long = { seen_at: NOW - 30 * DAY - 1 };
    const gone = await putPerson(database, long);
    const kept = [
      await putPerson(database, { seen_at: NOW - 30 * DAY }),
      await putPerson(database, { ...long, username: 'ada' }),
      await putPerson(database, long),
      await putPerson(database, long),
    ] as const;
    await sit(house, await putTable(database, { stage: 'over' }), kept[2]);
    await putTable(database, { host: kept[3] });
    await database
      .insertInto('devices')
      .values({ secret_hash: 'hash', person: gone, created_at: 0, seen_at: NOW })
      .execute();
    expect(await removeOutdated(house)).toMatchObject({ guests: 1 });
    const left = await database.selectFrom('people').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect(await database.selectFrom('devices').selectAll().execute()).toEqual([]);
  });

  test('a device whose cookie no browser has any more goes', async () => {
    const house = await houseOn(open);
    const person = await putPerson(house.database, { username: 'ada' });
    const device = { person, created_at: 0 };
    await house.database
      .insertInto('devices')
      .values([
        { ...device, secret_hash: 'old', seen_at: NOW - 400 * DAY },
        { ...device, secret_hash: 'new', seen_at: NOW - 399 * DAY },
      ])
      .execute();
    expect(await removeOutdated(house)).toEqual({ tables: 0, guests: 0, devices: 1 });
    expect(await house.database.selectFrom('devices').select('secret_hash').execute()).toEqual([
      { secret_hash: 'new' },
    ]);
  });

  test('it is done when a server starts, and before it ends', async () => {
    const house = await houseOn(open);
    await putTable(house.database, { stage: 'open', opened_at: 0 });
    const reported: unknown[] = [];
    const stop = keepTidy(house, (error) => reported.push(error));
    await stop();
    expect(await house.database.selectFrom('tables').select('id').execute()).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('any number goes, by several processes at once', async () => {
    const house = await houseOn(open);
    for (let count = 0; count < 450; count++) {
      await putTable(house.database, { stage: 'open', opened_at: 0 });
    }
    const other = { ...house, database: await open() };
    const [one, two] = await Promise.all([removeOutdated(house), removeOutdated(other)]);
    expect(one.tables + two.tables).toBe(450);
    expect(await house.database.selectFrom('tables').select('id').execute()).toEqual([]);
  });
});
