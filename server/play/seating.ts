/** The terms of tables as the room for tables keeps them. */

import type { Result, Seat } from '@starboard/engine';
import type { House } from '../house.ts';
import type { TableId } from '../storage/schema.ts';
import { endMatch } from '../tables/end.ts';
import { replaceHost } from '../tables/host.ts';
import { paceOf } from '../tables/pace.ts';
import { occupy } from '../tables/seats.ts';
import { changeTable, findTable, nothingIfUnknown, seatNumbered } from '../tables/table.ts';
import type { Seating, Terms } from './terms.ts';

export function seatingOf(house: House): Seating {
  return {
    async terms(id: TableId): Promise<Terms | undefined> {
      const found = await findTable(house.database, id).catch(nothingIfUnknown);
      if (found === undefined) return undefined;
      const { table, seats } = found;
      return {
        gathering: found,
        pace: paceOf(table.pace),
        delay: table.delay,
        over: table.stage === 'over',
        seats: seats.map(({ person, bot, held_by, left_early }) => ({
          person,
          bot,
          heldBy: held_by,
          leftEarly: left_early === 1,
        })),
      };
    },

    async hold(id: TableId, seat: Seat, bot: string | null): Promise<void> {
      await changeTable(house, id, async (transaction, table) => {
        const held = seatNumbered(table, seat);
        // Whoever left for good gets his seat back by sitting down again, not from here.
        if (held.left_early === 0) await occupy(transaction, held, { held_by: bot });
      });
    },

    replaceHost: (id, gone, waiting) =>
      replaceHost(house, id, gone, waiting).catch(nothingIfUnknown),

    async end(id: TableId, result: Result): Promise<void> {
      await endMatch(house, id, result);
    },
  };
}
