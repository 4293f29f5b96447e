/** What is left of a match: its record, with the secret its chance came from. */

import { Match, type MatchRecord, writeRecord } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import { Denial } from '../refusal.ts';
import type { PersonId } from '../storage/schema.ts';
import { seenBy } from './news.ts';
import { demand } from './permissions.ts';
import { findTable } from './table.ts';

export async function recordAt(
  { database, shelf, log, now }: House,
  person: PersonId | undefined,
  id: string,
): Promise<MatchRecord> {
  const { table, seats } = seenBy(person, await findTable(database, id), now());
  demand('read-record', { table, seats }, person);
  const stored = table.stage === 'over' ? await log.load(table.id) : undefined;
  if (stored === undefined) {
    throw new Denial('match.unfinished', 'the record holds the dice; it is there after the match');
  }
  const { game } = await takeFrom(shelf, table.game);
  if (game.rules !== table.rules) {
    throw new Denial(
      'record.rules',
      `the match was played by version ${table.rules} of the rules of ${game.name}; here is version ${game.rules}`,
      { made: table.rules, here: game.rules },
    );
  }
  const { options, seed, entries } = stored;
  const opening = { options, seats: stored.seats, seed };
  const match = Match.resume(
    game,
    opening,
    entries.map(({ entry }) => entry),
  );
  return writeRecord(
    match,
    seats.map(({ name, bot }) => (bot === null ? { name: name ?? '' } : { name: bot, bot })),
    {
      commitment: table.commitment,
      secret: table.secret,
      words: seats.map(({ word }) => word),
    },
  );
}
