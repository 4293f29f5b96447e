/** The best of a day: whoever has finished his try, the lowest score first. */

import type { DailyNews } from '@starboard/client/http';
import type { House } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { dayOf, endOf } from './day.ts';
import { dailyBox, tryOf } from './try.ts';

export interface StandingsQuestion {
  readonly game: string;
  /** Today's unless it is said. */
  readonly date?: string | undefined;
  /** How many places. */
  readonly most: number;
}

/** As `DailyNews`, made here. */
type WrittenNews = DailyNews & { best: DailyNews['best'][number][] };

export async function standings(
  house: House,
  reader: PersonId | undefined,
  question: StandingsQuestion,
): Promise<WrittenNews> {
  const { database, now } = house;
  const { game, most } = question;
  await dailyBox(house, game);
  const today = dayOf(now());
  const { date = today } = question;
  if (date > today) {
    throw new Denial('daily.ahead', `there is no list of ${date} yet`, { date });
  }
  const day = { game, date };
  const best = await finishedOn(database, day)
    .select(['tries.person', 'seats.name', 'seats.colour', 'seats.score'])
    .orderBy('seats.score')
    .orderBy('tables.ended_at')
    .orderBy('tables.id')
    .limit(most)
    .execute();
  const scores = best.map(({ score }) => score);
  return {
    game,
    date,
    today,
    endsAt: endOf(date),
    finished: await countOf(finishedOn(database, day)),
    best: best.map(({ person, name, colour, score }) => ({
      place: 1 + scores.indexOf(score),
      name: name ?? '',
      colour: colour ?? 1,
      score: score ?? 0,
      you: person === reader,
    })),
    yours: reader === undefined ? null : await placeOf(database, day, reader),
    table:
      reader === undefined ? null : ((await tryOf(database, { ...day, person: reader })) ?? null),
  };
}

interface Day {
  readonly game: string;
  readonly date: string;
}

function finishedOn(storage: Storage, { game, date }: Day) {
  return storage
    .selectFrom('tries')
    .innerJoin('tables', 'tables.id', 'tries.table_id')
    .innerJoin('seats', 'seats.table_id', 'tries.table_id')
    .where('tries.game', '=', game)
    .where('tries.date', '=', date)
    .where('tables.stage', '=', 'over');
}

async function placeOf(storage: Storage, day: Day, person: PersonId) {
  const own = await finishedOn(storage, day)
    .select('seats.score')
    .where('tries.person', '=', person)
    .executeTakeFirst();
  if (own === undefined) return null;
  const score = own.score ?? 0;
  const better = finishedOn(storage, day).where('seats.score', '<', score);
  return { place: 1 + (await countOf(better)), score };
}

async function countOf(finished: ReturnType<typeof finishedOn>): Promise<number> {
  const { count } = await finished
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
