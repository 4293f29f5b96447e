/** The bots that can be asked to a table, weakest first. */

import { type AnyBox, randomBot } from '@starboard/engine';
import { Denial } from '../refusal.ts';

/** In quick play somebody waits this long for people before bots are offered, in milliseconds. */
export const BOTS_AFTER = 20_000;

export function levelsOf(box: AnyBox): string[] {
  return box.bots.length === 0 ? [randomBot.name] : box.bots.map(({ name }) => name);
}

/** Neither the weakest nor the strongest: who holds a seat for someone else, or comes when nobody does. */
export function fairLevel(box: AnyBox): string {
  const levels = levelsOf(box);
  return levels[Math.floor((levels.length - 1) / 2)] as string;
}

export function readLevel(box: AnyBox, given: string): string {
  const levels = levelsOf(box);
  if (levels.includes(given)) return given;
  throw new Denial(
    'bot.unknown',
    `${box.game.name} has no bot ${JSON.stringify(given)}; it has ${levels.join(', ')}`,
    { bot: given, bots: levels.join(', ') },
  );
}
