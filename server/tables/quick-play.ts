/** Quick play: the first open table that fits, or a new one that begins by itself when it is full. */

import type { Pace } from '@starboard/client/protocol';
import { type AnyGame, BadInput, canonical, Refusal } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { holdPerson, type Person } from '../people/person.ts';
import { Denial } from '../refusal.ts';
import type { TableId, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { removeTable } from './closing.ts';
import { someoneWaits, withSeats } from './lobby.ts';
import type { Presence } from './news.ts';
import { openTable } from './opening.ts';
import { paceOf, paceText } from './pace.ts';
import { sit, sitDown } from './seats.ts';
import { announce, findTable, holdTable, isEmpty, isHisAlone, type Table } from './table.ts';

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
  const isDeserted = (table: Table) => !isAttended(house, presence, table);
  const deserted = (await tablesThatFit(house, wish)).filter(isDeserted);
  if (deserted.length > 0) await presence.findOut(deserted.map(({ table }) => table.id));
  return inTurn(house, () => findSeat(house, presence, person, wish));
}

/**
 * Whoever comes at the same moment as others is seated after them, so that they
 * fill one table after the other. Those who come by another process may still
 * miss each other, see `meet`.
 */
function inTurn(house: House, find: () => Promise<Table>): Promise<Table> {
  const found = (LAST.get(house) ?? Promise.resolve()).then(find);
  LAST.set(
    house,
    found.catch(() => {}),
  );
  return found;
}

const LAST = new WeakMap<House, Promise<unknown>>();

async function findSeat(
  house: House,
  presence: Presence,
  person: Person,
  wish: Wish,
): Promise<Table> {
  for (const { table, seats } of await tablesThatFit(house, wish)) {
    if (seats.some((seat) => seat.person === person.id)) return { table, seats };
    if (!isAttended(house, presence, { table, seats })) continue;
    const free = seats.find(isEmpty);
    if (free === undefined) continue;
    try {
      return await sit(house, person, table.id, free.seat);
    } catch (error) {
      // Someone else was quicker: the next table.
      if (!isLostRace(error)) throw error;
    }
  }
  const { game } = await takeFrom(house.shelf, wish.game);
  // With the fewest it begins the soonest; nobody comes to play alone.
  const seats = wish.seats ?? Math.max(2, game.seats.min);
  const agreement = {
    ...wish,
    seats,
    access: 'public',
    chat: 'phrases',
    delay: 0,
    quick: true,
  } as const;
  const mine = await openTable(house, person, agreement, true);
  return (
    (await meet(house, presence, person, wish, mine)) ?? findTable(house.database, mine.table.id)
  );
}

/** Two who came at the same moment have each opened a table: the first to notice gives up his for the other's. */
async function meet(
  house: House,
  presence: Presence,
  person: Person,
  wish: Wish,
  mine: Table,
): Promise<Table | undefined> {
  for (const { table, seats } of await tablesThatFit(house, wish)) {
    if (table.id === mine.table.id || !isAttended(house, presence, { table, seats })) continue;
    try {
      return await moveTo(house, person, mine.table, table);
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
  return undefined;
}

/** Throws, and changes nothing, if anything has changed at either table. */
async function moveTo(
  house: House,
  person: Person,
  mine: TableRow,
  theirs: TableRow,
): Promise<Table> {
  const box = await takeFrom(house.shelf, theirs.game);
  const moved = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.id);
    // Whoever takes hold of the same two tables takes them in the same order, so that nobody waits in a circle.
    const held = new Map<TableId, Table>();
    for (const id of [mine.id, theirs.id].toSorted()) {
      held.set(id, await holdTable(transaction, id));
    }
    const [own, another] = [held.get(mine.id), held.get(theirs.id)] as [Table, Table];
    if (!isHisAlone(own, person.id)) throw someoneCame();
    const free = another.seats.find(isEmpty);
    if (free === undefined || another.seats.every(isEmpty)) throw someoneCame();
    await removeTable(transaction, mine.id);
    await sitDown(house, transaction, box, another, person, free.seat);
    return findTable(transaction, theirs.id);
  });
  announce(house, mine);
  announce(house, moved.table);
  return moved;
}

function someoneCame(): Denial {
  return new Denial('seat.taken', 'someone was quicker');
}

function isLostRace(error: unknown): boolean {
  return error instanceof Refusal && LOST_RACE.has(error.code);
}

const LOST_RACE = new Set(['seat.taken', 'table.started', 'table.unknown', 'deed.forbidden']);

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

async function tablesThatFit(house: House, wish: Wish): Promise<Table[]> {
  const { game } = await takeFrom(house.shelf, wish.game);
  const tables = await openQuickTables(house.database, wish, house.now());
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
