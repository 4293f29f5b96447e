/** Taking a seat and giving it up, oneself or a bot. */

import { type AnyBox, readWord } from '@starboard/engine';
import type { House } from '../house.ts';
import { holdPerson, type Person } from '../people/person.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, SeatRow, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { BOTS_AFTER, fairLevel, readLevel } from './bots.ts';
import { passHostOn } from './host.ts';
import { demand } from './permissions.ts';
import { EMPTY, type Occupant, occupiedBy, occupiedByBot } from './seat.ts';
import { beginIfFull } from './start.ts';
import {
  announce,
  boxAt,
  changeTable,
  demandOpen,
  findTable,
  holdTable,
  isEmpty,
  seatNumbered,
  type Table,
} from './table.ts';

/**
 * Sits down: on an empty seat before the match, leaving another of one's own,
 * or during the match on the seat one had left.
 */
export async function sit(
  house: House,
  person: Person,
  id: string,
  seat: number,
  word = '',
): Promise<Table> {
  const box = await boxAt(house, id);
  const sitting = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.id);
    const table = await holdTable(transaction, id);
    await sitDown(house, transaction, box, table, person, seat, word);
    return findTable(transaction, id);
  });
  announce(house, sitting.table);
  return sitting;
}

/** Sits down at a table that nobody else changes now; nor does anybody do anything else as this person. */
export async function sitDown(
  house: House,
  transaction: Storage,
  box: AnyBox,
  table: Table,
  person: Person,
  seat: number,
  word = '',
): Promise<void> {
  demand('sit', table, person.id);
  const wanted = seatNumbered(table, seat);
  if (wanted.person === person.id) return comeBack(transaction, table, wanted);
  demandOpen(table);
  if (!isEmpty(wanted)) throw taken(seat);
  const others = table.seats.filter((other) => other.person !== person.id);
  const own = table.seats.find((other) => other.person === person.id);
  if (own !== undefined) await occupy(transaction, own, EMPTY);
  await occupy(transaction, wanted, {
    ...occupiedBy(person, others),
    word: readWord(word) || (own?.word ?? ''),
  });
  await beginIfFull(house, transaction, box, table.table.id);
}

/** Before the match the seat is free again; during it a bot plays on, until its person comes back. Who plays alone keeps nobody waiting, and finds everything as it was. */
export async function standUp(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await boxAt(house, id);
  return changeTable(house, id, async (transaction, gathering) => {
    demand('stand-up', gathering, person);
    const { table, seats } = gathering;
    const own = seats.find((seat) => seat.person === person) as SeatRow;
    if (table.stage === 'over') throw over();
    if (table.stage === 'open') {
      await occupy(transaction, own, EMPTY);
    } else if (seats.length > 1) {
      await occupy(transaction, own, { left_early: 1, held_by: fairLevel(box) });
      await wake(transaction, table.id, house.now());
    }
    await passHostOn(transaction, gathering, person as PersonId);
  });
}

/** The host makes a seat free before the match, whoever sits there. */
export function clearSeat(
  house: House,
  person: PersonId | undefined,
  id: string,
  seat: number,
): Promise<Table> {
  return changeTable(house, id, async (transaction, table) => {
    demand('clear-seat', table, person);
    const cleared = seatNumbered(table, seat);
    demandOpen(table);
    if (isEmpty(cleared)) throw new Denial('seat.empty', `seat ${seat} is empty`, { seat });
    await occupy(transaction, cleared, EMPTY);
  });
}

/** Asks a bot to an empty seat, or changes the level of the bot that is there. */
export async function seatBot(
  house: House,
  person: PersonId | undefined,
  id: string,
  seat: number,
  level: string | undefined,
): Promise<Table> {
  const box = await boxAt(house, id);
  return changeTable(house, id, async (transaction, table) => {
    demand('seat-bot', table, person);
    const wanted = seatNumbered(table, seat);
    demandOpen(table);
    if (wanted.person !== null) throw taken(seat);
    const bot = level === undefined ? fairLevel(box) : readLevel(box, level);
    const others = table.seats.filter((other) => other !== wanted);
    await occupy(transaction, wanted, occupiedByBot(bot, others));
    await beginIfFull(house, transaction, box, id);
  });
}

/** Fills every empty seat with a bot of a fair level: the host whenever he likes, others when quick play offers it. */
export async function callBots(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await boxAt(house, id);
  return changeTable(house, id, async (transaction, gathering) => {
    const { table } = gathering;
    demand('call-bots', gathering, person);
    demandOpen(gathering);
    if (table.host !== person) demandOffer(house, gathering);
    const seats = [...gathering.seats];
    for (const seat of seats.filter(isEmpty)) {
      const occupant = occupiedByBot(fairLevel(box), seats);
      await occupy(transaction, seat, occupant);
      seats[seat.seat] = { ...seat, ...occupant };
    }
    await beginIfFull(house, transaction, box, id);
  });
}

/** What a player adds to the seed; it can be changed until the match begins. */
export function addWord(
  house: House,
  person: PersonId | undefined,
  id: string,
  word: string,
): Promise<Table> {
  return changeTable(house, id, async (transaction, table) => {
    demand('add-word', table, person);
    demandOpen(table);
    const own = table.seats.find((seat) => seat.person === person) as SeatRow;
    await occupy(transaction, own, { word: readWord(word) });
  });
}

export async function occupy(
  transaction: Storage,
  { table_id, seat }: SeatRow,
  occupant: Partial<Occupant>,
): Promise<void> {
  await transaction
    .updateTable('seats')
    .set(occupant)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute();
}

/** A process looks at the match at once: a bot may have to go on with it. */
export async function wake(storage: Storage, table: TableId, now: number): Promise<void> {
  await storage.updateTable('tables').set({ wake_at: now }).where('id', '=', table).execute();
}

async function comeBack(transaction: Storage, { table }: Table, own: SeatRow): Promise<void> {
  if (table.stage === 'over') throw over();
  if (own.left_early === 1) await occupy(transaction, own, { left_early: 0, held_by: null });
}

function demandOffer({ now }: House, { table }: Table): void {
  if (table.quick === 0) {
    throw new Denial('quick.none', 'only the host asks bots to this table');
  }
  const from = table.opened_at + BOTS_AFTER;
  if (now() < from) {
    throw new Denial('bots.too-soon', 'someone may still come; bots are offered a little later', {
      from,
    });
  }
}

function over(): Denial {
  return new Denial('match.over', 'the match at this table is over');
}

function taken(seat: number): Denial {
  return new Denial('seat.taken', `seat ${seat} is taken`, { seat });
}
