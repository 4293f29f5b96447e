/** What someone has played, and plays now. */

import type { ExpressionBuilder } from 'kysely';
import type { House } from '../house.ts';
import type { PersonId, RatingRow, Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { askedOf } from '../tables/clock.ts';
import { withSeats } from '../tables/lobby.ts';
import { pointsOf } from '../tables/rated.ts';
import type { Table } from '../tables/table.ts';

/** A match under way, and whether it waits for this person. */
export interface UnderWay {
  readonly table: Table;
  readonly yourTurn: boolean;
}

/** The tables someone has a seat at and that are not over, those that wait for him first. */
export async function gamesUnderWay(storage: Storage, person: PersonId): Promise<UnderWay[]> {
  const rows = await storage
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.person', '=', person)
    .where('tables.stage', '!=', 'over')
    .orderBy('tables.opened_at', 'desc')
    .limit(MOST_UNDER_WAY)
    .execute();
  const games = (await withSeats(storage, rows)).map((table) => {
    const seat = table.seats.find((seat) => seat.person === person)?.seat as number;
    return { table, yourTurn: askedOf(table.table.clock).includes(seat) };
  });
  return games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
}

const MOST_UNDER_WAY = 200;

export interface Page {
  readonly tables: Table[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** Finished games, the latest first: one's own all of them, another's where one may find them. */
export async function finishedGames(
  { database, now }: House,
  person: PersonId,
  reader: PersonId | undefined,
  { after, most }: { readonly after?: string | undefined; readonly most: number },
): Promise<Page> {
  const [endedAt, id] = readCursor(after);
  const rows = await database
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.person', '=', person)
    .where('tables.stage', '=', 'over')
    .where(isOverFor(reader, now()))
    .$if(reader !== person, (query) => query.where(isFoundBy(reader)))
    .where((row) =>
      row.or([
        row('tables.ended_at', '<', endedAt),
        row.and([row('tables.ended_at', '=', endedAt), row('tables.id', '<', id as never)]),
      ]),
    )
    .orderBy('tables.ended_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    tables: await withSeats(database, shown),
    next: rows.length > most && last !== undefined ? `${last.ended_at}-${last.id}` : null,
  };
}

type TableExpression = ExpressionBuilder<Schema, 'tables'>;

/** Whoever has a table's id may come to it: only those that were public are shown, and where the reader sat too. */
function isFoundBy(reader: PersonId | undefined) {
  return (row: TableExpression) =>
    row.or([row('tables.access', '=', 'public'), row.exists(seatsOf(reader, row))]);
}

/** A match that has just ended goes on for whoever looks on later: only those who played to the end know it. */
function isOverFor(reader: PersonId | undefined, now: number) {
  return (row: TableExpression) =>
    row.or([
      row(row('tables.ended_at', '+', row.ref('tables.delay')), '<=', now),
      row.exists(seatsOf(reader, row).where('own.left_early', '=', 0)),
    ]);
}

function seatsOf(reader: PersonId | undefined, { selectFrom, ref }: TableExpression) {
  return selectFrom('seats as own')
    .select('own.seat')
    .where('own.table_id', '=', ref('tables.id'))
    .where('own.person', '=', reader ?? null);
}

function readCursor(after: string | undefined): [endedAt: number, id: string] {
  const found = /^(\d{1,15})-(\w{1,40})$/.exec(after ?? '');
  if (found === null) return [Number.MAX_SAFE_INTEGER, ''];
  return [Number(found[1]), found[2] as string];
}

/** How someone does at a game. */
export interface Statistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Over all matches, 1 being the best; null before the first. */
  readonly averagePlace: number | null;
  readonly bestScore: number | null;
  readonly ratings: Standing[];
}

interface Standing {
  readonly against: RatingRow['against'];
  readonly points: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Every game someone has finished a match of, by name, as far as the reader has seen. A match he left is none of his. */
export async function statisticsOf(
  { database, now }: House,
  person: PersonId,
  reader: PersonId | undefined,
): Promise<Statistics[]> {
  const isOver = isOverFor(reader, now());
  const rows = await database
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((row) => [
      'tables.game',
      row.fn.countAll<number>().as('played'),
      row.fn.sum<number>(row.case().when('seats.place', '=', 1).then(1).else(0).end()).as('won'),
      row.fn.avg<number>(row.cast('seats.place', 'double precision')).as('place'),
      row.fn.max('seats.score').as('score'),
    ])
    .where('seats.person', '=', person)
    .where('seats.left_early', '=', 0)
    .where('tables.stage', '=', 'over')
    .where(isOver)
    // Alone there is nobody to win against.
    .where('tables.seats', '>', 1)
    .groupBy('tables.game')
    .orderBy('tables.game')
    .execute();
  const ratings = await ratingsOf(database, person, isOver);
  return rows.map(({ game, played, won, place, score }) => ({
    game,
    played,
    won,
    averagePlace: place,
    bestScore: score,
    ratings: ratings.filter((rating) => rating.game === game).map(standingOf),
  }));
}

/** None in a game while a match is in it that is not over for the reader: how it has changed would tell him the end. */
function ratingsOf(
  storage: Storage,
  person: PersonId,
  isOver: ReturnType<typeof isOverFor>,
): Promise<RatingRow[]> {
  const unseen = storage
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.game')
    .where('seats.person', '=', person)
    .where('tables.stage', '=', 'over')
    .where('tables.rated', '=', 1)
    .where((row) => row.not(isOver(row)));
  return storage
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', 'not in', unseen)
    .orderBy('game')
    .orderBy('against')
    .execute();
}

function standingOf({ against, mu, sigma, games }: RatingRow): Standing {
  return { against, points: pointsOf({ mu, sigma }), mu, sigma, games };
}
