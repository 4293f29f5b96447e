/**
 * Someone's only try at the match of the day: a table for one, played over the
 * line like any other, so that its clock and its rules are the server's. All
 * tables of a day have the same secret, and nobody adds a word, so that chance
 * is the same for everybody, and nobody knows it before he has begun.
 */

import { type AnyBox, drawSecret, type Seed } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { holdPerson, type Person } from '../people/person.ts';
import { Denial } from '../refusal.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { layTable } from '../tables/opening.ts';
import { occupiedBy } from '../tables/seat.ts';
import { occupy } from '../tables/seats.ts';
import { begin } from '../tables/start.ts';
import { announce, findTable, seatNumbered, type Table } from '../tables/table.ts';
import { dayOf } from './day.ts';

/** Begins today's try, or finds the one that was begun. */
export async function playDaily(house: House, person: Person, game: string): Promise<Table> {
  const box = await dailyBox(house, game);
  const date = dayOf(house.now());
  const table = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.id);
    const begun = await tryOf(transaction, { game, date, person: person.id });
    if (begun !== undefined) return findTable(transaction, begun);
    return beginTry(house, transaction, box, date, person);
  });
  announce(house, table.table);
  return table;
}

export interface Try {
  readonly game: string;
  readonly date: string;
  readonly person: PersonId;
}

/** The table of someone's try. */
export async function tryOf(storage: Storage, { game, date, person }: Try) {
  const found = await storage
    .selectFrom('tries')
    .select('table_id')
    .where('game', '=', game)
    .where('date', '=', date)
    .where('person', '=', person)
    .executeTakeFirst();
  return found?.table_id;
}

/** Throws for a game that has no match of the day. */
export async function dailyBox({ shelf }: House, game: string): Promise<Daily> {
  const box = await takeFrom(shelf, game);
  if (box.daily === undefined) {
    throw new Denial('daily.none', `${game} has no match of the day`, { game });
  }
  return box as Daily;
}

type Daily = AnyBox & Required<Pick<AnyBox, 'daily'>>;

async function beginTry(
  house: House,
  transaction: Storage,
  box: Daily,
  date: string,
  person: Person,
): Promise<Table> {
  const game = box.game.name;
  const agreement = {
    game,
    options: box.daily(date),
    seats: 1,
    access: 'link',
    pace: { kind: 'relaxed' },
    chat: 'off',
    delay: ONLOOKERS_DELAY,
    quick: false,
  } as const;
  const secret = await secretOf(transaction, game, date);
  const id = await layTable(house, transaction, box, agreement, person, secret);
  const laid = await findTable(transaction, id);
  await occupy(transaction, seatNumbered(laid, 0), occupiedBy(person, []));
  await begin(house, transaction, box, await findTable(transaction, id));
  await transaction
    .insertInto('tries')
    .values({ game, date, person: person.id, table_id: id })
    .execute();
  return findTable(transaction, id);
}

/** Nobody helps by looking over a shoulder from afar; in milliseconds. */
const ONLOOKERS_DELAY = 60_000;

/** Whoever plays first draws it; of several at once, one. */
async function secretOf(transaction: Storage, game: string, date: string): Promise<Seed> {
  await transaction
    .insertInto('days')
    .values({ game, date, secret: drawSecret() })
    .onConflict((drawn) => drawn.columns(['game', 'date']).doNothing())
    .execute();
  const { secret } = await transaction
    .selectFrom('days')
    .select('secret')
    .where('game', '=', game)
    .where('date', '=', date)
    .executeTakeFirstOrThrow();
  return secret;
}
