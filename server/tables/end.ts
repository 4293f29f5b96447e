/** The end of a match: its result, everyone's ratings and the end of the table in one transaction, so that it counts exactly once. */

import type { AnyBox, Result } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import type { PersonId, RatingRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { levelsOf } from './bots.ts';
import {
  botSkill,
  countsAs,
  type Finish,
  isGone,
  newcomer,
  rateMatch,
  type Skill,
} from './rated.ts';
import { announce, findTable, holdTable, type Table } from './table.ts';

/**
 * Ends the match at a table, once its log has led to a result. Whoever comes
 * second, after a kill or from another process, changes nothing and gets false.
 */
export async function endMatch(house: House, id: string, result: Result): Promise<boolean> {
  const { table } = await findTable(house.database, id);
  const box = await takeFrom(house.shelf, table.game);
  const ended = await house.database.transaction().execute(async (transaction) => {
    const gathering = await holdTable(transaction, id);
    if (gathering.table.stage !== 'playing') return false;
    await close(transaction, gathering, box, result, house.now());
    return true;
  });
  if (ended) announce(house, table);
  return ended;
}

async function close(
  transaction: Storage,
  { table, seats }: Table,
  box: AnyBox,
  result: Result,
  now: number,
): Promise<void> {
  const finishes = finishesOf({ table, seats }, box, result);
  const against = countsAs(finishes);
  for (const { seat, place } of finishes) {
    await transaction
      .updateTable('seats')
      .set({ place, score: result.scores[seat] ?? null })
      .where('table_id', '=', table.id)
      .where('seat', '=', seat)
      .execute();
  }
  if (against !== undefined) await applyRatings(transaction, table.game, against, finishes);
  await transaction
    .updateTable('tables')
    .set({
      stage: 'over',
      code: null,
      ended_at: now,
      result: JSON.stringify(result),
      rated: against === undefined ? 0 : 1,
      wake_at: null,
    })
    .where('id', '=', table.id)
    .execute();
}

function finishesOf({ seats }: Table, box: AnyBox, { places }: Result): Finish[] {
  const levels = levelsOf(box);
  return seats.map((seat) => ({
    seat: seat.seat,
    person: seat.person,
    bot: seat.bot === null ? undefined : skillOf(seat.bot, levels),
    gone: seat.person !== null && isGone(seat),
    place: places[seat.seat] as number,
  }));
}

/** A level that the game has no longer counts as its weakest. */
function skillOf(bot: string, levels: readonly string[]): Skill {
  return botSkill(Math.max(0, levels.indexOf(bot)), levels.length);
}

async function applyRatings(
  transaction: Storage,
  game: string,
  against: RatingRow['against'],
  finishes: readonly Finish[],
): Promise<void> {
  // Always in the same order, so that two matches that end at once do not wait for each other in a circle.
  const people = finishes.flatMap(({ person }) => (person === null ? [] : [person])).sort();
  const before = new Map<PersonId, RatingRow>();
  for (const person of people)
    before.set(person, await holdRating(transaction, person, game, against));
  const after = rateMatch(finishes, (person) => before.get(person) as RatingRow);
  for (const person of people) {
    const { games } = before.get(person) as RatingRow;
    await transaction
      .updateTable('ratings')
      .set({ ...after.get(person), games: games + 1 })
      .where('person', '=', person)
      .where('game', '=', game)
      .where('against', '=', against)
      .execute();
  }
}

/** A person's rating, his first if need be, that nobody else changes until the transaction ends. */
function holdRating(
  transaction: Storage,
  person: PersonId,
  game: string,
  against: RatingRow['against'],
): Promise<RatingRow> {
  return transaction
    .insertInto('ratings')
    .values({ person, game, against, ...newcomer(), games: 0 })
    .onConflict((known) =>
      known
        .columns(['person', 'game', 'against'])
        .doUpdateSet((row) => ({ games: row.ref('ratings.games') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
