/** A table for those who have come: the seats that nobody has are taken away. */

import type { Seat } from '@starboard/engine';
import type { House } from '../house.ts';
import type { PersonId } from '../storage/schema.ts';
import { checkSeats } from './opening.ts';
import { demand } from './permissions.ts';
import { optionsReseated } from './reseating.ts';
import { beginIfFull } from './start.ts';
import { boxAt, changeTable, demandOpen, isEmpty, type Table } from './table.ts';

export async function takeSeatsAway(
  house: House,
  person: PersonId | undefined,
  id: string,
): Promise<Table> {
  const box = await boxAt(house, id);
  return changeTable(house, id, async (transaction, gathering) => {
    demand('take-seats-away', gathering, person);
    demandOpen(gathering);
    const { table, seats } = gathering;
    const kept = seats.filter((seat) => !isEmpty(seat)).map(({ seat }) => seat as Seat);
    checkSeats(box, kept.length);
    const options = JSON.stringify(optionsReseated(box.game, table, kept));
    await transaction
      .deleteFrom('seats')
      .where('table_id', '=', table.id)
      .where('seat', 'not in', kept)
      .execute();
    // From the first on, so that each moves to a seat that is free by then.
    for (const [seat, before] of kept.entries()) {
      await transaction
        .updateTable('seats')
        .set({ seat })
        .where('table_id', '=', table.id)
        .where('seat', '=', before)
        .execute();
    }
    await transaction
      .updateTable('tables')
      .set({ seats: kept.length, options })
      .where('id', '=', table.id)
      .execute();
    await beginIfFull(house, transaction, box, id);
  });
}
