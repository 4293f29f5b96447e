/**
 * How long things are kept that nobody comes back for. Finished games, and
 * everything of people who keep their name with a password, stay for good.
 */

import type { House } from '../house.ts';
import { DEVICE_LIFETIME } from '../people/devices.ts';
import { announce } from '../tables/table.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A table that was opened and never begun: long enough to meet at it next weekend. */
const UNBEGUN_TABLE = 7 * DAY;
/** A guest who never played: his name and colour are all he loses. */
const GUEST_WITHOUT_GAMES = 30 * DAY;

/** So that nobody waits long for a row that is being removed. */
const AT_ONCE = 200;

export interface Removed {
  readonly tables: number;
  readonly guests: number;
  readonly devices: number;
}

/** Any number of processes may do this at once. */
export async function removeOutdated(house: House): Promise<Removed> {
  return {
    tables: await inParts(() => removeUnbegunTables(house)),
    devices: await inParts(() => removeDevices(house)),
    guests: await inParts(() => removeGuests(house)),
  };
}

/** Does it at once and every hour, until the answer is called; that waits for what is being done. */
export function keepTidy(house: House, report: (error: unknown) => void): () => Promise<void> {
  let tidying: Promise<unknown> = Promise.resolve();
  const tidy = () => {
    tidying = tidying.then(() => removeOutdated(house)).catch(report);
  };
  tidy();
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}

async function removeUnbegunTables(house: House): Promise<number> {
  const { database, now } = house;
  const removed = await database
    .deleteFrom('tables')
    .where('id', 'in', (query) =>
      query
        .selectFrom('tables')
        .select('id')
        .where('stage', '=', 'open')
        .where('opened_at', '<', now() - UNBEGUN_TABLE)
        .limit(AT_ONCE),
    )
    // Once more: it may have begun while this waited for it.
    .where('stage', '=', 'open')
    .returning(['id', 'access'])
    .execute();
  for (const table of removed) announce(house, table);
  return removed.length;
}

async function removeDevices({ database, now }: House): Promise<number> {
  const removed = await database
    .deleteFrom('devices')
    .where('secret_hash', 'in', (query) =>
      query
        .selectFrom('devices')
        .select('secret_hash')
        .where('seen_at', '<=', now() - DEVICE_LIFETIME)
        .limit(AT_ONCE),
    )
    .returning('secret_hash')
    .execute();
  return removed.length;
}

async function removeGuests({ database, now }: House): Promise<number> {
  const removed = await database
    .deleteFrom('people')
    .where('id', 'in', (query) =>
      query
        .selectFrom('people')
        .select('people.id')
        .where('username', 'is', null)
        .where('people.seen_at', '<', now() - GUEST_WITHOUT_GAMES)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('seats').select('seat').whereRef('seats.person', '=', 'people.id')),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('tables').select('id').whereRef('tables.host', '=', 'people.id'))),
        )
        .limit(AT_ONCE),
    )
    // Once more: he may have come back while this waited for him.
    .where('seen_at', '<', now() - GUEST_WITHOUT_GAMES)
    .returning('id')
    .execute();
  return removed.length;
}

async function inParts(remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await remove();
    total += removed;
    if (removed < AT_ONCE) return total;
  }
}
