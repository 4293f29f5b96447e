/** Quick play: the first open table that fits, or a new one that begins by itself when it is full. */

import type { Pace } from '@starboard/client/protocol';
import { type AnyBox, type AnyGame, BadInput, canonical } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { holdPerson, type Person } from '../people/person.ts';
import type { TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { someoneWaits, withSeats } from './lobby.ts';
import type { Presence } from './news.ts';
import { openFor } from './opening.ts';
import { paceOf, paceText } from './pace.ts';
import { sitDown } from './seats.ts';
import { announce, findTable, holdTable, isEmpty, nothingIfUnknown, type Table } from './table.ts';

export interface Wish {
  readonly game: string;
  readonly options: unknown;
  /** How many at the table; any number will do if it is left out. */
  readonly seats?: number | undefined;
  readonly pace: Pace;
}

export async function quickPlay(
  house: House,
  presence: Presence,
  person: Person,
  wish: Wish,
): Promise<Table> {
  const box = await takeFrom(house.shelf, wish.game);
  const isDeserted = (table: Table) => !isAttended(house, presence, table);
  const deserted = (await tablesThatFit(house, house.database, box, wish)).filter(isDeserted);
  if (deserted.length > 0) await presence.findOut(deserted.map(({ table }) => table.id));
  const found = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.id);
    await holdQueue(transaction, wish.game);
    const id = await findSeat(house, transaction, presence, box, person, wish);
    return id === undefined ? undefined : findTable(transaction, id);
  });
  // Someone took the seat by another way: there is time enough to look again.
  if (found === undefined) return quickPlay(house, presence, person, wish);
  announce(house, found.table);
  return found;
}

/**
 * Nobody else is seated by quick play in this game until the transaction ends,
 * in whatever process: who comes at the same moment comes next, and they fill
 * one table after the other. After the person, before any table.
 */
async function holdQueue(transaction: Storage, game: string): Promise<void> {
  await transaction
    .insertInto('queues')
    .values({ game })
    .onConflict((known) => known.column('game').doUpdateSet({ game }))
    .execute();
}

/**
 * The table where he has a seat now; nothing if someone was quicker. He does not
 * try the next table at once: whoever holds two may wait in a circle with
 * someone who leaves both.
 */
async function findSeat(
  house: House,
  transaction: Storage,
  presence: Presence,
  box: AnyBox,
  person: Person,
  wish: Wish,
): Promise<TableId | undefined> {
  const fitting = await tablesThatFit(house, transaction, box, wish);
  const own = fitting.find(({ seats }) => seats.some((seat) => seat.person === person.id));
  if (own !== undefined) return own.table.id;
  const inviting = fitting.find(
    (table) => table.seats.some(isEmpty) && isAttended(house, presence, table),
  );
  if (inviting === undefined) return openQuickTable(house, transaction, box, person, wish);
  const held = await holdTable(transaction, inviting.table.id).catch(nothingIfUnknown);
  const free = held?.seats.find(isEmpty);
  if (held === undefined || held.table.stage !== 'open' || free === undefined) return undefined;
  await sitDown(house, transaction, box, held, person, free.seat);
  return held.table.id;
}

function openQuickTable(
  house: House,
  transaction: Storage,
  box: AnyBox,
  person: Person,
  wish: Wish,
): Promise<TableId> {
  const agreement = {
    ...wish,
    // With the fewest it begins the soonest; nobody comes to play alone.
    seats: wish.seats ?? Math.max(2, box.game.seats.min),
    access: 'public',
    chat: 'phrases',
    delay: 0,
    quick: true,
  } as const;
  return openFor(house, transaction, box, person, agreement, true);
}

/** Whether someone is really there, or has only just opened it and is on the way; over days nobody has to be. */
function isAttended({ now }: House, presence: Presence, { table, seats }: Table): boolean {
  return (
    paceOf(table.pace).kind === 'correspondence' ||
    table.opened_at > now() - ON_THE_WAY ||
    seats.some(({ person }) => person !== null && presence.isHere(table.id, person))
  );
}

/** How long a page may take to have its line to a new table, in milliseconds. */
const ON_THE_WAY = 15_000;

async function tablesThatFit(
  { now }: House,
  storage: Storage,
  { game }: AnyBox,
  wish: Wish,
): Promise<Table[]> {
  const tables = await openQuickTables(storage, wish, now());
  return tables.filter(({ table }) => isSame(game, wish.options, table));
}

/** The same options, at a table of this size; some are for other sizes alone. */
function isSame(game: AnyGame, wanted: unknown, { options, seats }: Table['table']): boolean {
  try {
    return canonical(game.readOptions(wanted, seats)) === canonical(JSON.parse(options));
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Who waited longest comes first. */
async function openQuickTables(storage: Storage, wish: Wish, now: number): Promise<Table[]> {
  const { seats, pace } = wish;
  const tables = await storage
    .selectFrom('tables')
    .selectAll()
    .where('stage', '=', 'open')
    .where('access', '=', 'public')
    .where('quick', '=', 1)
    .where('game', '=', wish.game)
    .where('pace', '=', paceText(pace))
    .$if(seats !== undefined, (query) => query.where('seats', '=', seats as number))
    .where(someoneWaits(now))
    .orderBy('opened_at')
    .limit(MOST_TRIED)
    .execute();
  return withSeats(storage, tables);
}

const MOST_TRIED = 20;
