/** What the rooms of the server are given: storage, word between processes, the games, and the time. */

import type { AnyBox } from '@starboard/engine';
import type { MatchLog } from './log/log.ts';
import type { Messages } from './messages/messages.ts';
import { Denial } from './refusal.ts';
import type { Storage } from './storage/storage.ts';

export interface House {
  readonly database: Storage;
  readonly log: MatchLog;
  readonly messages: Messages;
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The games that can be played here, by name. */
export type Shelf = Readonly<Record<string, () => Promise<AnyBox>>>;

export async function takeFrom(shelf: Shelf, game: string): Promise<AnyBox> {
  const open = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (open === undefined) {
    throw new Denial('game.unknown', `there is no game ${JSON.stringify(game)} here`, { game });
  }
  return open();
}
