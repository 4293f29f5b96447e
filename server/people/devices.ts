/** The browsers that someone is signed in on; each has a secret of its own in a cookie. */

import type { House } from '../house.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type Person, personOf } from './person.ts';
import { drawSecret, hashOf } from './secret.ts';
import { AT_ONCE, SEEN_EVERY, see } from './seeing.ts';

/** Browsers keep a cookie no longer than this after it was last given. */
export const DEVICE_LIFETIME = 400 * 24 * 60 * 60 * 1000;

/** Whoever signs in on more has forgotten the first. */
const MOST_DEVICES = 50;

/** Signs a browser in; the answer is the secret for its cookie, known to nobody else. With too many, the one that was not used for longest is signed out. */
export async function addDevice(storage: Storage, person: PersonId, now: number): Promise<string> {
  const secret = drawSecret();
  await storage
    .insertInto('devices')
    .values({ secret_hash: hashOf(secret), person, created_at: now, seen_at: now })
    .execute();
  const used = storage
    .selectFrom('devices')
    .select('secret_hash')
    .where('person', '=', person)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_DEVICES);
  await storage
    .deleteFrom('devices')
    .where('person', '=', person)
    .where('secret_hash', 'not in', used)
    .execute();
  return secret;
}

/** Whose browser it is; nobody's if the secret is unknown or was not used for too long. */
export async function personWith(
  storage: Storage,
  secret: string,
  now: number,
): Promise<Person | undefined> {
  const hash = hashOf(secret);
  const row = await storage
    .selectFrom('devices')
    .innerJoin('people', 'people.id', 'devices.person')
    .selectAll('people')
    .select('devices.seen_at as device_seen_at')
    .where('devices.secret_hash', '=', hash)
    .where('devices.seen_at', '>', now - DEVICE_LIFETIME)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (Math.min(row.seen_at, row.device_seen_at) <= now - SEEN_EVERY) {
    await storage
      .updateTable('devices')
      .set({ seen_at: now })
      .where('secret_hash', '=', hash)
      .execute();
    await see(storage, [row.id], now);
  }
  return personOf(row);
}

/** Those of the devices, by the hashes of their secrets, that are signed in. */
export async function signedIn(
  storage: Storage,
  devices: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; from < devices.length; from += AT_ONCE) {
    const rows = await storage
      .selectFrom('devices')
      .select('secret_hash')
      .where('secret_hash', 'in', devices.slice(from, from + AT_ONCE))
      .execute();
    for (const { secret_hash } of rows) found.add(secret_hash);
  }
  return found;
}

export async function endDevice(storage: Storage, secret: string): Promise<void> {
  await storage.deleteFrom('devices').where('secret_hash', '=', hashOf(secret)).execute();
}

export async function endEveryDevice(storage: Storage, person: PersonId): Promise<void> {
  await storage.deleteFrom('devices').where('person', '=', person).execute();
}

/** The subject of the word that someone is signed out somewhere. */
export const SIGNED_OUT = 'signed-out';

/** Open lines of this person have to show their cookie again. */
export function announceSignOut({ messages }: House, person: PersonId): void {
  messages.send(SIGNED_OUT, { person });
}
