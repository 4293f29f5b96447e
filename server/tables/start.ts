/** The beginning of a match: the seed is made of the table's secret and the players' words. */

import { type AnyBox, Match, mixSeed } from '@starboard/engine';
import type { House } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { demand } from './permissions.ts';
import { boxAt, changeTable, demandOpen, findTable, isEmpty, type Table } from './table.ts';

export async function start(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await boxAt(house, id);
  return changeTable(house, id, async (transaction, table) => {
    demand('start', table, person);
    demandOpen(table);
    const empty = table.seats.filter(isEmpty).length;
    if (empty > 0) {
      throw new Denial(
        'seats.empty',
        `${empty} seats are empty; a bot can take each, or they are taken away`,
        { empty },
      );
    }
    await begin(house, transaction, box, table);
  });
}

/** A table of quick play begins with whoever takes its last seat. */
export async function beginIfFull(
  house: House,
  transaction: Storage,
  box: AnyBox,
  id: string,
): Promise<void> {
  const table = await findTable(transaction, id);
  if (table.table.quick === 1 && !table.seats.some(isEmpty)) {
    await begin(house, transaction, box, table);
  }
}

/** Every seat is taken. */
export async function begin(
  { now }: House,
  transaction: Storage,
  { game }: AnyBox,
  { table, seats }: Table,
): Promise<void> {
  const words = seats.map(({ word }) => word);
  const seed = mixSeed(table.secret, words);
  // Read once more: the rules may be newer than when the table was opened.
  const { opening } = Match.start(game, {
    options: JSON.parse(table.options),
    seats: table.seats,
    seed,
  });
  await transaction
    .updateTable('tables')
    .set({
      stage: 'playing',
      started_at: now(),
      seed,
      rules: game.rules,
      options: JSON.stringify(opening.options),
      // A process takes the match into its care at once: it may be a bot's turn.
      wake_at: now(),
    })
    .where('id', '=', table.id)
    .execute();
}
