/** Begins games on this device, and says where they are played. */

import type { CatalogueGame } from '../games/catalogue.ts';
import { canKeep, findGame, forgetGame, keepGame } from './drawer.ts';
import type { KeptGame, KeptSeat } from './kept-game.ts';
import { newGame } from './new-game.ts';
import { againstBots } from './seats.ts';

/** Games that could not be kept: they last as long as the page. */
const unkept = new Map<string, KeptGame>();

/** You, and the bots one plays against at once. */
export async function beginAgainstBots(
  { name, rivals, liked }: CatalogueGame,
  you: Omit<KeptSeat, 'bot'>,
): Promise<string> {
  const seats = againstBots(you, rivals);
  const options = liked?.(seats.map(({ bot }) => bot !== null)) ?? {};
  return begin(newGame({ game: name, options, seats }));
}

/** The same people and rules once more. */
export async function beginRematch(before: KeptGame): Promise<string> {
  const { game, options, seats, chance, lasting = false } = before;
  const again = newGame({ game, options, seats, sealed: lasting ? chance : null });
  return begin({ ...again, lasting });
}

/** The same people with other rules. What they leave for it before its end is not kept. */
export async function beginAnew({ id, game, seats }: KeptGame, options: unknown): Promise<string> {
  const address = await begin(newGame({ game, options, seats }));
  if (!unkept.delete(id) && (await findGame(id))?.result === null) await forgetGame(id);
  return address;
}

/** Keeps the game where that is possible; the address where it is played. */
export async function begin(game: KeptGame): Promise<string> {
  if (await canKeep()) await keepGame(game);
  else unkept.set(game.id, game);
  return `/play/${game.game}/${game.id}`;
}

export function unkeptGame(id: string): KeptGame | undefined {
  return unkept.get(id);
}
