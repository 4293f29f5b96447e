/** What people say to each other at a table: freely, with ready-made phrases, or not at all. */

import { PHRASES, type Saying } from '@starboard/client/protocol';
import type { House } from '../house.ts';
import { holdPerson } from '../people/person.ts';
import { subjectOf } from '../play/logged-match.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, SayingRow, TableId } from '../storage/schema.ts';
import { demand, may, nameNeeded } from '../tables/permissions.ts';
import { findTable, holdTable, type Table } from '../tables/table.ts';

export type Words = { readonly phrase: string } | { readonly text: string };

/** Says something at a table; whoever may hear it is told. */
export async function say(
  house: House,
  id: TableId,
  speaker: { readonly id: PersonId; readonly name: string } | undefined,
  words: Words,
): Promise<void> {
  if (speaker === undefined) throw nameNeeded();
  const number = await house.database.transaction().execute(async (transaction) => {
    await holdPerson(transaction, speaker.id);
    const table = await holdTable(transaction, id);
    demand('say', table, speaker.id);
    const said = readWords(table, words);
    const last = await transaction
      .selectFrom('sayings')
      .select((row) => row.fn.max('number').as('number'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const number = (last?.number ?? 0) + 1;
    await transaction
      .insertInto('sayings')
      .values({
        table_id: id,
        number,
        at: house.now(),
        person: speaker.id,
        name: speaker.name,
        phrase: null,
        text: null,
        ...said,
      })
      .execute();
    await transaction
      .deleteFrom('sayings')
      .where('table_id', '=', id)
      .where('number', '<=', number - MOST_KEPT)
      .execute();
    return number;
  });
  house.messages.send(subjectOf(id), { said: number });
}

/** What was said at one table before all this, nobody is told any more. */
const MOST_KEPT = 500;

/** What someone hears, and in how many milliseconds there is more for him. */
export interface Heard {
  readonly said: Saying[];
  readonly until?: number;
}

/** What was said after a number, the last of it if it was much; nothing for someone who may not hear it. */
export async function sayingsAt(
  { database, now }: House,
  id: TableId,
  reader: PersonId | undefined,
  after: number,
): Promise<Heard> {
  const table = await findTable(database, id);
  if (!may('hear', table, reader)) return { said: [] };
  const sayings = database
    .selectFrom('sayings')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', after);
  const delay = delayFor(table, reader);
  const old = now() - delay;
  const later =
    delay === 0
      ? undefined
      : await sayings.where('at', '>', old).orderBy('number').executeTakeFirst();
  const rows = await sayings
    .$if(later !== undefined, (query) => query.where('number', '<', later?.number as number))
    .orderBy('number', 'desc')
    .limit(MOST_TOLD)
    .execute();
  const said = rows.reverse().map((row) => sayingOf(row, table));
  return later === undefined ? { said } : { said, until: later.at - old };
}

const MOST_TOLD = 50;

/** Whoever only looks on hears what is said during a match as late as he sees what happens. */
function delayFor(gathering: Table, reader: PersonId | undefined): number {
  const { table } = gathering;
  return table.stage === 'open' || may('say', gathering, reader) ? 0 : table.delay;
}

function readWords({ table }: Table, words: Words): Partial<SayingRow> {
  if (table.chat === 'off') throw new Denial('chat.off', 'nobody talks at this table');
  if ('phrase' in words) {
    if (isPhrase(words.phrase)) return { phrase: words.phrase };
    throw new Denial('phrase.unknown', `there is no phrase ${JSON.stringify(words.phrase)}`);
  }
  if (table.chat === 'phrases') {
    throw new Denial('chat.phrases', 'at this table one talks in ready-made phrases');
  }
  const text = words.text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  if (text === '') throw new Denial('chat.empty', 'there is nothing to say in this');
  return { text };
}

function isPhrase(given: string): boolean {
  return (PHRASES as readonly string[]).includes(given);
}

function sayingOf({ number, at, name, person, phrase, text }: SayingRow, { seats }: Table): Saying {
  const seat = seats.find((sitting) => sitting.person !== null && sitting.person === person);
  return {
    number,
    at,
    name,
    seat: seat?.seat ?? null,
    ...(phrase === null ? {} : { phrase }),
    ...(text === null ? {} : { text }),
  };
}
