/** Anyone plays at once, as a guest: a name, a colour and a language are enough, and can be changed. */

import type { House } from '../house.ts';
import { newPersonId } from '../storage/ids.ts';
import type { PersonId } from '../storage/schema.ts';
import { announce } from '../tables/table.ts';
import { addDevice } from './devices.ts';
import { readName } from './name.ts';
import { findPerson, type Person, personOf } from './person.ts';

export interface Looks {
  readonly name: string;
  readonly colour: number;
  readonly language: string;
}

/** A new person, and the secret that makes him known again on this device. */
export async function welcome(
  { database, now }: House,
  looks: Looks,
): Promise<{ person: Person; secret: string }> {
  const row = {
    id: newPersonId(),
    name: readName(looks.name),
    colour: looks.colour,
    language: looks.language,
    username: null,
    password: null,
    created_at: now(),
    seen_at: now(),
  };
  return database.transaction().execute(async (transaction) => {
    await transaction.insertInto('people').values(row).execute();
    return { person: personOf(row), secret: await addDevice(transaction, row.id, now()) };
  });
}

/** A new name is seen at once where a match has not begun; elsewhere one plays on under the name one began with. */
export async function changeLooks(
  house: House,
  person: PersonId,
  looks: { readonly [look in keyof Looks]?: Looks[look] | undefined },
): Promise<Person> {
  const { name, colour, language } = looks;
  const changes = {
    ...(name === undefined ? {} : { name: readName(name) }),
    ...(colour === undefined ? {} : { colour }),
    ...(language === undefined ? {} : { language }),
  };
  if (Object.keys(changes).length > 0) {
    await house.database.updateTable('people').set(changes).where('id', '=', person).execute();
  }
  if (changes.name !== undefined) await renameAtOpenTables(house, person, changes.name);
  return findPerson(house.database, person);
}

async function renameAtOpenTables(house: House, person: PersonId, name: string): Promise<void> {
  const tables = await house.database
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.access'])
    .where('seats.person', '=', person)
    .where('tables.stage', '=', 'open')
    .execute();
  for (const table of tables) {
    await house.database
      .updateTable('seats')
      .set({ name })
      .where('table_id', '=', table.id)
      .where('person', '=', person)
      .execute();
    announce(house, table);
  }
}
