/** Anyone plays at once, as a guest: a name, a colour and a language are enough; like a face, they can be changed. */

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
  readonly face?: string | undefined;
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
    face: looks.face ?? null,
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

/** A new name or face is seen at once where a match has not begun; elsewhere one plays on as one began. */
export async function changeLooks(
  house: House,
  person: PersonId,
  looks: { readonly [look in keyof Looks]?: Looks[look] | undefined },
): Promise<Person> {
  const { name, colour, language, face } = looks;
  const changes = {
    ...(name === undefined ? {} : { name: readName(name) }),
    ...(colour === undefined ? {} : { colour }),
    ...(language === undefined ? {} : { language }),
    ...(face === undefined ? {} : { face }),
  };
  if (Object.keys(changes).length > 0) {
    await house.database.updateTable('people').set(changes).where('id', '=', person).execute();
  }
  const changed = await findPerson(house.database, person);
  if (name !== undefined || face !== undefined) await changeAtOpenTables(house, changed);
  return changed;
}

async function changeAtOpenTables(house: House, { id, name, face }: Person): Promise<void> {
  const tables = await house.database
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.access'])
    .where('seats.person', '=', id)
    .where('tables.stage', '=', 'open')
    .execute();
  for (const table of tables) {
    await house.database
      .updateTable('seats')
      .set({ name, face })
      .where('table_id', '=', table.id)
      .where('person', '=', id)
      .execute();
    announce(house, table);
  }
}
