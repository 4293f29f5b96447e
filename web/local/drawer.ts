/**
 * Where games on this device are kept: the browser's own database, entry by
 * entry, in the page and in the worker that hosts a match alike. Where the
 * browser forbids it, a game lasts as long as the page.
 */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptGame, tookBy } from './kept-game.ts';

interface Drawer extends DBSchema {
  games: { key: string; value: KeptGame };
  /** The log of each game, by the game's name and the number of the entry. */
  entries: { key: [string, number]; value: { game: string; seq: number; entry: unknown } };
}

const VERSION = 1;

let opened: Promise<IDBPDatabase<Drawer>> | undefined;

function drawer(): Promise<IDBPDatabase<Drawer>> {
  opened ??= openDB<Drawer>('starboard', VERSION, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['game', 'seq'] });
    },
  });
  return opened;
}

/** Whether games survive the page here. */
export async function canKeep(): Promise<boolean> {
  return drawer().then(
    () => true,
    () => false,
  );
}

export async function keepGame(game: KeptGame): Promise<void> {
  await (await drawer()).put('games', game);
}

/**
 * Adds an entry, at a table that was opened at a time; once: a second window that
 * has the same game open cannot write over the first.
 */
export async function keepEntry(
  id: string,
  seq: number,
  entry: unknown,
  opened: number,
): Promise<void> {
  const transaction = (await drawer()).transaction(['games', 'entries'], 'readwrite');
  const games = transaction.objectStore('games');
  const game = await games.get(id);
  if (game === undefined) throw new Error(`the game ${id} is not kept here any more`);
  const now = Date.now();
  await Promise.all([
    transaction.objectStore('entries').add({ game: id, seq, entry }),
    games.put({ ...game, entries: seq, played: now, took: tookBy(game, now, opened) }),
    transaction.done,
  ]);
}

export async function findGame(id: string): Promise<KeptGame | undefined> {
  return (await drawer()).get('games', id);
}

/** The log of a game, in its order. */
export async function findEntries(id: string): Promise<unknown[]> {
  const found = await (await drawer()).getAll('entries', rangeOf(id));
  return found.map(({ entry }) => entry);
}

/** Every game that is kept, the last played first. */
export async function allGames(): Promise<KeptGame[]> {
  const games = await (await drawer()).getAll('games');
  return games.sort((one, other) => other.played - one.played);
}

/** Notes how a game ended. */
export async function keepResult(id: string, result: KeptGame['result']): Promise<void> {
  const transaction = (await drawer()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, result });
  await transaction.done;
}

export async function forgetGame(id: string): Promise<void> {
  const transaction = (await drawer()).transaction(['games', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('entries').delete(rangeOf(id)),
    transaction.done,
  ]);
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
