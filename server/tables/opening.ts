/** Opening a table. */

import type { Pace } from '@starboard/client/protocol';
import { type AnyBox, commit, drawSecret, type Seed } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { holdPerson, type Person } from '../people/person.ts';
import { Denial } from '../refusal.ts';
import { newTableId } from '../storage/ids.ts';
import type { Access, Chat, SeatRow, TableId, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { drawCode } from './code.ts';
import { paceText } from './pace.ts';
import { EMPTY, occupiedBy } from './seat.ts';
import { announce, findTable, type Table } from './table.ts';

/** What is agreed when a table opens. */
export interface Agreement {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly access: Access;
  readonly pace: Pace;
  readonly chat: Chat;
  /** How much later spectators see what happens, in milliseconds. */
  readonly delay: number;
  /** Begins by itself once every seat is taken. */
  readonly quick: boolean;
}

/** Opens a table; whoever opens it has its first seat, unless he only opens it for others. */
export async function openTable(
  house: House,
  host: Person,
  agreement: Agreement,
  sits: boolean,
): Promise<Table> {
  const box = await takeFrom(house.shelf, agreement.game);
  const opened = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, host.id);
    return findTable(transaction, await openFor(house, transaction, box, host, agreement, sits));
  });
  announce(house, opened.table);
  return opened;
}

/** Opens it as long as nobody does anything else as this host. */
export async function openFor(
  house: House,
  transaction: Storage,
  box: AnyBox,
  host: Person,
  agreement: Agreement,
  sits: boolean,
): Promise<TableId> {
  checkSeats(box, agreement.seats);
  const options = box.game.readOptions(agreement.options, agreement.seats);
  await demandRoom(transaction, host);
  const table = await layTable(house, transaction, box, { ...agreement, options }, host);
  if (sits) {
    await transaction
      .updateTable('seats')
      .set(occupiedBy(host, []))
      .where('table_id', '=', table)
      .where('seat', '=', 0)
      .execute();
  }
  return table;
}

/** Whoever has so many waiting does not wait at one more. */
const MOST_UNBEGUN = 30;

async function demandRoom(transaction: Storage, { id }: Person): Promise<void> {
  const unbegun = await transaction
    .selectFrom('tables')
    .select('id')
    .where('host', '=', id)
    .where('stage', '=', 'open')
    .limit(MOST_UNBEGUN)
    .execute();
  if (unbegun.length < MOST_UNBEGUN) return;
  throw new Denial('tables.unbegun', `nobody has more than ${MOST_UNBEGUN} tables to begin at`, {
    most: MOST_UNBEGUN,
  });
}

/** Puts a table with empty seats into storage; its options are checked. */
export async function layTable(
  { now }: House,
  transaction: Storage,
  { game }: AnyBox,
  agreement: Agreement,
  host: Pick<Person, 'id'>,
  secret: Seed = drawSecret(),
): Promise<TableId> {
  const row: TableRow = {
    id: newTableId(),
    // Whoever is invited by a link alone need not fear that somebody guesses a code.
    code: agreement.access === 'link' ? null : await drawCode(transaction),
    game: game.name,
    rules: game.rules,
    options: JSON.stringify(agreement.options),
    seats: agreement.seats,
    access: agreement.access,
    pace: paceText(agreement.pace),
    chat: agreement.chat,
    // Spectators of some games see what players hide from each other: never in time to whisper it.
    delay: Math.max(agreement.delay, game.leastDelay ?? 0),
    host: host.id,
    quick: agreement.quick ? 1 : 0,
    stage: 'open',
    opened_at: now(),
    started_at: null,
    ended_at: null,
    secret,
    commitment: commit(secret),
    seed: null,
    result: null,
    rated: 0,
    successor: null,
    seq: 0,
    clock: '{}',
    wake_at: null,
  };
  await transaction.insertInto('tables').values(row).execute();
  await transaction.insertInto('seats').values(emptySeats(row)).execute();
  return row.id;
}

export function checkSeats({ game }: AnyBox, seats: number): void {
  const { min, max } = game.seats;
  if (seats >= min && seats <= max) return;
  throw new Denial('seats.number', `${game.name} is for ${min} to ${max} players, not ${seats}`, {
    min,
    max,
  });
}

function emptySeats({ id, seats }: TableRow): SeatRow[] {
  return Array.from({ length: seats }, (_, seat) => ({
    table_id: id,
    seat,
    place: null,
    score: null,
    ...EMPTY,
  }));
}
