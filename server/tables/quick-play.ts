/** Quick play: the first open table that fits, or a new one that begins by itself when it is full. */

import type { Pace } from '@starboard/client/protocol';
import { type AnyGame, BadInput, canonical, Refusal } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import type { Person } from '../people/person.ts';
import type { Storage } from '../storage/storage.ts';
import { someoneWaits, withSeats } from './lobby.ts';
import { openTable } from './opening.ts';
import { paceText } from './pace.ts';
import { sit } from './seats.ts';
import { isEmpty, type Table } from './table.ts';

export interface Wish {
  readonly game: string;
  readonly options: unknown;
  /** How many at the table; any number will do if it is left out. */
  readonly seats?: number | undefined;
  readonly pace: Pace;
}

export async function quickPlay(house: House, person: Person, wish: Wish): Promise<Table> {
  for (const { table, seats } of await tablesThatFit(house, wish)) {
    if (seats.some((seat) => seat.person === person.id)) return { table, seats };
    const free = seats.find(isEmpty);
    if (free === undefined) continue;
    try {
      return await sit(house, person, table.id, free.seat);
    } catch (error) {
      // Someone else was quicker: the next table.
      if (!(error instanceof Refusal) || !LOST_RACE.has(error.code)) throw error;
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
  return openTable(house, person, agreement, true);
}

const LOST_RACE = new Set(['seat.taken', 'table.started', 'table.unknown', 'deed.forbidden']);

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
