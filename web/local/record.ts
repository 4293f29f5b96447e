/** The record of a game on this device, as a file that `starboard verify` accepts. */

import { type Entry, type GameTypes, Match, recordText, writeRecord } from '@starboard/engine';
import { shelf } from '@starboard/games';
import { findEntries } from './drawer.ts';
import type { KeptGame } from './kept-game.ts';

export async function recordOf(game: KeptGame): Promise<string> {
  const box = await shelf[game.game]?.();
  if (box === undefined) throw new Error(`there is no game "${game.game}"`);
  const { options, seats, seed, chance } = game;
  const log = (await findEntries(game.id)) as Entry<GameTypes>[];
  const match = Match.resume(box.game, { options, seats: seats.length, seed }, log);
  const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  return recordText(await writeRecord(match, players, chance));
}
