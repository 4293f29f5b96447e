/** Keeping a name: a username and a password to sign in with elsewhere, and codes for when the password is lost. */

import { Denial } from '../refusal.ts';
import type { PersonId, PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { addDevice, endEveryDevice } from './devices.ts';
import { readUsername, usernameOrNobody } from './name.ts';
import { hashPassword, isPassword, readPassword } from './password.ts';
import { type Person, personOf } from './person.ts';
import { drawRecoveryCode, hashOf, readRecoveryCode } from './secret.ts';

/** Someone at this device, and the secret for its cookie. */
export interface SignedIn {
  readonly person: Person;
  readonly secret: string;
}

/** A guest keeps his name; the answer is his recovery codes, shown this once. */
export async function keepName(
  storage: Storage,
  person: PersonId,
  given: { readonly username: string; readonly password: string },
): Promise<string[]> {
  const username = readUsername(given.username);
  const password = await hashPassword(readPassword(given.password));
  const codes = drawCodes();
  try {
    await storage
      .transaction()
      .execute((transaction) => keep(transaction, person, username, password, codes));
  } catch (error) {
    // Usernames are unique in storage: of two who ask at once, one comes to this.
    const owner = error instanceof Denial ? undefined : await rowNamed(storage, username);
    if (owner === undefined || owner.id === person) throw error;
    throw usernameTaken(username);
  }
  return codes;
}

async function keep(
  storage: Storage,
  person: PersonId,
  username: string,
  password: string,
  codes: readonly string[],
): Promise<void> {
  if ((await rowNamed(storage, username)) !== undefined) throw usernameTaken(username);
  const kept = await storage
    .updateTable('people')
    .set({ username, password })
    .where('id', '=', person)
    .where('username', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) {
    throw new Denial('username.fixed', 'you have a username already, and it stays');
  }
  await replaceCodes(storage, person, codes);
}

/** A wrong password and a username nobody has take the same time and get the same answer. */
export async function signIn(
  storage: Storage,
  given: { readonly username: string; readonly password: string },
  now: number,
): Promise<SignedIn> {
  const row = await rowNamed(storage, usernameOrNobody(given.username));
  const right = await isPassword(row?.password ?? null, given.password);
  if (row === undefined || !right) throw signInWrong();
  return storage.transaction().execute(async (transaction) => {
    if (!(await holdWithPassword(transaction, row))) throw signInWrong();
    return { person: personOf(row), secret: await addDevice(transaction, row.id, now) };
  });
}

/** Every other device is signed out: whoever changes his password may have lost one. */
export async function changePassword(
  storage: Storage,
  person: PersonId,
  given: { readonly current: string; readonly password: string },
  now: number,
): Promise<SignedIn> {
  const row = await demandPassword(storage, person, given.current);
  const password = await hashPassword(readPassword(given.password));
  return storage.transaction().execute(async (transaction) => {
    if (!(await holdWithPassword(transaction, row))) throw passwordNeeded();
    return renew(transaction, row, password, now);
  });
}

/** A recovery code is good for one new password. A wrong one and a username nobody has take the same time. */
export async function recover(
  storage: Storage,
  given: { readonly username: string; readonly code: string; readonly password: string },
  now: number,
): Promise<SignedIn> {
  const password = await hashPassword(readPassword(given.password));
  const hash = hashOf(readRecoveryCode(given.code));
  return storage.transaction().execute(async (transaction) => {
    const row = await rowNamed(transaction, usernameOrNobody(given.username));
    const used = await transaction
      .deleteFrom('recovery_codes')
      .where('person', '=', row?.id ?? NOBODY)
      .where('code_hash', '=', hash)
      .returning('person')
      .executeTakeFirst();
    if (row === undefined || used === undefined) {
      throw new Denial('recovery.wrong', 'no such username, or a code that is not good any more');
    }
    return renew(transaction, row, password, now);
  });
}

/** Ten new codes; the old ones are good for nothing. */
export async function newRecoveryCodes(
  storage: Storage,
  person: PersonId,
  password: string,
): Promise<string[]> {
  const row = await demandPassword(storage, person, password);
  const codes = drawCodes();
  await storage.transaction().execute(async (transaction) => {
    if (!(await holdWithPassword(transaction, row))) throw passwordNeeded();
    await replaceCodes(transaction, person, codes);
  });
  return codes;
}

/** Throws unless this is the person's password. */
export async function demandPassword(
  storage: Storage,
  person: PersonId,
  given: string,
): Promise<PersonRow> {
  const row = await storage
    .selectFrom('people')
    .selectAll()
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  if (row.password === null) {
    throw new Denial('account.none', 'you have no password yet; keep your name with one first');
  }
  if (await isPassword(row.password, given)) return row;
  throw passwordNeeded();
}

/**
 * Whether his password is still the one that was checked, which takes a while;
 * nobody changes it from here until the transaction ends.
 */
async function holdWithPassword(
  transaction: Storage,
  { id, password }: PersonRow,
): Promise<boolean> {
  const held = await transaction
    .updateTable('people')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', password)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

const RECOVERY_CODES = 10;
/** No id looks like this. */
const NOBODY = '' as PersonId;

function drawCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, drawRecoveryCode);
}

async function replaceCodes(
  storage: Storage,
  person: PersonId,
  codes: readonly string[],
): Promise<void> {
  await storage.deleteFrom('recovery_codes').where('person', '=', person).execute();
  const rows = codes.map((code) => ({ person, code_hash: hashOf(code) }));
  await storage.insertInto('recovery_codes').values(rows).execute();
}

async function renew(
  storage: Storage,
  row: PersonRow,
  password: string,
  now: number,
): Promise<SignedIn> {
  await storage.updateTable('people').set({ password }).where('id', '=', row.id).execute();
  await endEveryDevice(storage, row.id);
  return { person: personOf(row), secret: await addDevice(storage, row.id, now) };
}

function rowNamed(storage: Storage, username: string): Promise<PersonRow | undefined> {
  return storage
    .selectFrom('people')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
}

function signInWrong(): Denial {
  return new Denial('sign-in.wrong', 'no such username, or another password');
}

function passwordNeeded(): Denial {
  return new Denial('password.needed', 'this needs your password, and it is another');
}

function usernameTaken(username: string): Denial {
  return new Denial('username.taken', 'somebody has this username; choose another', { username });
}
